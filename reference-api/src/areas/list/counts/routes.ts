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
  serveReading(app, { call: calls.publicationCount }, async ({ client, query: parameters }) => {
    const { library } = parameters;
    if (library !== undefined) {
      requireLibrary(client, library);
      return counts.count(client, parameters);
    }
    requireHighlights(client);
    const day = { start_date: today(), end_date: today() };
    return counts.count(client, { ...parameters, date_range: parameters.date_range ?? day });
  });
}
