import type { FastifyInstance } from 'fastify';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import type { SuggestSpelling } from '#areas/texts/spelling/routes.ts';
import type { Services } from '#Services.ts';
import { recentSearchRoutes } from './recent-searches/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { tagFilterRoutes } from './tag-filters/routes.ts';
import type { TagCounter } from './tag-filters/TagCounter.ts';
import { tagRoutes } from './tags/routes.ts';
import { typeaheadRoutes } from './typeahead/routes.ts';

interface Filtering {
  search: SearchIndex;
  counter: TagCounter;
  spelling: SuggestSpelling;
}

/** What narrows lists: tags and their counts, and suggestions while something is typed. */
export function filterRoutes(app: FastifyInstance, services: Services, filtering: Filtering): void {
  const { counter } = filtering;
  tagRoutes(app, services);
  tagFilterRoutes(app, services, counter);
  typeaheadRoutes(app, counter);
  suggestionRoutes(app, services, filtering);
  recentSearchRoutes(app, services);
}
