import type { FastifyInstance } from 'fastify';
import type { TagCounter } from '#areas/filters/tag-filters/TagCounter.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import type { Services } from '#Services.ts';
import { ListCounter } from './counts/ListCounter.ts';
import { countRoutes } from './counts/routes.ts';
import { libraryRoutes } from './libraries/routes.ts';
import type { ListPages } from './listPages.ts';
import type { ListReader } from './listReader.ts';
import { publicationRoutes } from './publications/routes.ts';
import { readMarkRoutes } from './read-marks/routes.ts';
import { relatedResearchRoutes } from './related-research/routes.ts';
import { viewRoutes } from './views/routes.ts';

interface Listing {
  search: SearchIndex;
  counter: TagCounter;
  pages: ListPages;
  list: ListReader;
}

/** Lists of publications: their pages, their counts, and what clients save of them. */
export function listRoutes(app: FastifyInstance, services: Services, listing: Listing): void {
  const { db, today } = services;
  const { search, counter, pages, list } = listing;
  publicationRoutes(app, services, list);
  libraryRoutes(app, list);
  relatedResearchRoutes(app, list);
  countRoutes(app, { counts: new ListCounter({ db, counter, pages }), today });
  readMarkRoutes(app, services, list);
  viewRoutes(app, services, search);
}
