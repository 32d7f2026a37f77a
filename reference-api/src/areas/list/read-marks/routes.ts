import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading, serveSignedIn } from '#http/serve.ts';
import { readLibraries, requireHighlights, requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { markAll, recentlyOpened, unmark } from '#areas/following/read-marks/repository.ts';
import type { ListReader } from '../listReader.ts';
import { conditionsOf } from '../listSelection.ts';

const mostRecent = 50;

/** What was read last, and marking all as read. [L-21] */
export function readMarkRoutes(
  app: FastifyInstance,
  { db, today }: Pick<Services, 'db' | 'today'>,
  list: ListReader,
): void {
  serveReading(app, { call: calls.recentlyRead }, async ({ client, query }) => {
    const ids = await recentlyOpened(db, client, mostRecent);
    const hits = { ids, fits: ids.map((_, place) => ids.length - place) };
    return list(client, { ...query, limit: Math.min(query.limit, mostRecent) }, { hits });
  });

  serveSignedIn(app, { call: calls.markAllRead }, async ({ client, body }) => {
    const { list: library, libraries, date_range: days = { start_date: today(), end_date: today() } } = body;
    if (library === 'highlights') {
      requireHighlights(client);
      return markAll(db, client, conditionsOf(client, { ...body, date_range: days }, {}));
    }
    requireLibrary(client, library);
    const narrowed = library === 'allresearch' ? readLibraries(libraries) : undefined;
    return markAll(db, client, conditionsOf(client, body, { library, libraries: narrowed }));
  });

  serveSignedIn(app, { call: calls.unmarkRead }, async ({ client, body }) => ({
    unmarked: await unmark(db, client, body.marked_at),
  }));
}
