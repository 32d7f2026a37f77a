import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { requireHighlights, requireLibrary } from '#policies/libraries.ts';
import type { ListCounter } from './ListCounter.ts';

/** Counts a list, and the list without each of its filters. [L-24] */
export function countRoutes(
  app: FastifyInstance,
  { counts, today }: { counts: ListCounter; today: () => string },
): void {
  serveReading(app, { call: calls.publicationCount }, async ({ client, query: asked }) => {
    const { library } = asked;
    if (library !== undefined) {
      requireLibrary(client, library);
      return counts.count(client, asked);
    }
    requireHighlights(client);
    const day = { start_date: today(), end_date: today() };
    return counts.count(client, { ...asked, date_range: asked.date_range ?? day });
  });
}
