import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { readLibraries, requireLibrary } from '#policies/libraries.ts';
import type { ListReader } from '../listReader.ts';

const lists = [
  ['allresearch', calls.allResearchDocuments],
  ['equities', calls.equitiesDocuments],
  ['bonds', calls.bondsDocuments],
  ['international', calls.internationalDocuments],
  ['markets', calls.marketsDocuments],
  ['real_estate', calls.realEstateDocuments],
] as const;

/** The fixed income desk features credit research next to its list. */
const selected = { 'Aggregated Publication Type': ['Credit Research'] };

export function libraryRoutes(app: FastifyInstance, list: ListReader): void {
  for (const [library, call] of lists)
    serveReading(app, { call }, async ({ client, query }) => {
      requireLibrary(client, library);
      const libraries = library === 'allresearch' ? readLibraries(query.libraries) : undefined;
      return list(client, query, { library, libraries, tellsNews: true });
    });

  serveReading(app, { call: calls.selectedFixedIncome }, async ({ client, query }) => {
    requireLibrary(client, 'bonds');
    return list(client, query, { library: 'bonds', filters: { tag_filters: selected } });
  });
}
