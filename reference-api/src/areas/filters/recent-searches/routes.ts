import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading, serveSignedIn } from '#http/serve.ts';
import type { Services } from '#Services.ts';
import { recentSearchRepository } from './repository.ts';

const done = { success: true as const };

/** What a client searched for last. [L-28] */
export function recentSearchRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const searches = recentSearchRepository(db);

  serveReading(app, { call: calls.recentSearches }, ({ client }) => searches.of(client.id));

  serveSignedIn(app, { call: calls.noteSearch }, async ({ client, body }) => {
    await searches.note(client.id, body.search_term);
    return done;
  });

  serveSignedIn(app, { call: calls.forgetSearches }, async ({ client }) => {
    await searches.forget(client.id);
    return done;
  });

  serveSignedIn(app, { call: calls.keepSearches }, async ({ client, body }) => {
    await searches.keep(client.id, body.keep);
    return done;
  });
}
