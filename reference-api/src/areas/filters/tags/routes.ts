import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import type { Services } from '#Services.ts';
import { tagsOfCategories } from '#areas/publication/tags/repository.ts';
import { splitCategories } from '#areas/publication/tags/tagLists.ts';

export function tagRoutes(app: FastifyInstance, { db }: Services): void {
  serveReading(app, { call: calls.tagsByCategory }, ({ query }) =>
    tagsOfCategories(db, splitCategories(query.categories)),
  );
}
