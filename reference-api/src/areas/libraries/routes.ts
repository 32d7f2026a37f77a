import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { readLibraries, requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import type { ListPages } from '../publications/listPages.ts';
import type { ListReader } from '../publications/listReader.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { ListCounter } from './counts/ListCounter.ts';
import { countRoutes } from './counts/routes.ts';
import { spellingOf, spellingRoutes } from './spelling/routes.ts';
import { relatedTagRoutes } from './related-tags/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { tagFilterRoutes } from './tag-filters/routes.ts';
import { TagCounter } from './tag-filters/TagCounter.ts';
import { typeaheadRoutes } from './typeahead/routes.ts';

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

export function libraryRoutes(
  app: FastifyInstance,
  services: Services,
  { list, pages, search }: { list: ListReader; pages: ListPages; search: SearchIndex },
): void {
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

  const counter = new TagCounter(services.db, search, pages.versions);
  // Otherwise the first reader after a start would wait for it.
  app.addHook('onListen', (done) => {
    counter.index.current().catch((error: unknown) => {
      app.log.warn(error, 'The index of research could not be read at the start; the next reader reads it.');
    });
    done();
  });
  tagFilterRoutes(app, services, counter);
  typeaheadRoutes(app, counter);
  const spelling = spellingOf(services, search);
  spellingRoutes(app, spelling);
  suggestionRoutes(app, services, { search, counter, spelling });
  relatedTagRoutes(app, services, counter);
  countRoutes(app, {
    counts: new ListCounter({ db: services.db, counter, pages }),
    today: services.today,
  });
}
