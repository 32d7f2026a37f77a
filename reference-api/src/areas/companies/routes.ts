import type { FastifyInstance } from 'fastify';
import type { TagCounter } from '#areas/filters/tag-filters/TagCounter.ts';
import type { ListReader } from '#areas/list/listReader.ts';
import type { Services } from '#Services.ts';
import { analystRoutes } from './analyst/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { coverageRoutes } from './coverage/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { relatedTagRoutes } from './related-tags/routes.ts';
import { sectorRoutes } from './sector/routes.ts';
import { teamRoutes } from './team/routes.ts';

/** Companies, sectors and analysts: their pages, their ratings, and who covers what. */
export function companiesRoutes(
  app: FastifyInstance,
  services: Services,
  { list, counter }: { list: ListReader; counter: TagCounter },
): void {
  companyRoutes(app, services);
  sectorRoutes(app, services);
  analystRoutes(app, services, list);
  ratingRoutes(app, services);
  coverageRoutes(app, services);
  teamRoutes(app, services);
  relatedTagRoutes(app, services, counter);
}
