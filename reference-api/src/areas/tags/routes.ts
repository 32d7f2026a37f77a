import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import type { Services } from '#Services.ts';
import { tagRepository } from './repository.ts';

/** From a list such as `Language;Sector`. */
export function splitCategories(joined: string): string[] {
  return [...new Set(joined.split(';').map((each) => each.trim().normalize('NFC')))].filter(
    (each) => each !== '',
  );
}

export function tagRoutes(app: FastifyInstance, { db }: Services): void {
  const tags = tagRepository(db);
  serveReading(app, { call: calls.tagsByCategory }, ({ query }) =>
    tags.byCategories(splitCategories(query.categories)),
  );
}
