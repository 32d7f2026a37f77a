import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { bitsOf, libraryBits, readLibraries, requireLibrary, studyTypes } from '#policies/libraries.ts';
import { readFollowedTags } from '#areas/preferences/followedTags.ts';
import { newIds } from '#areas/read-marks/repository.ts';
import type { Services } from '#Services.ts';
import { splitCategories } from '#areas/tags/routes.ts';
import type { TagCounter } from './TagCounter.ts';
import { TagOptions } from './TagOptions.ts';

const tagFilters = [
  ['allresearch', calls.allResearchTagFilters],
  ['equities', calls.equitiesTagFilters],
  ['bonds', calls.bondsTagFilters],
  ['international', calls.internationalTagFilters],
  ['markets', calls.marketsTagFilters],
  ['real_estate', calls.realEstateTagFilters],
] as const;

export function tagFilterRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  counter: TagCounter,
): void {
  const options = new TagOptions();
  for (const [library, call] of tagFilters)
    serveReading(app, { call }, async ({ client, query }) => {
      requireLibrary(client, library);
      const libraries = bitsOf(
        (library === 'allresearch' ? readLibraries(query.libraries) : undefined) ?? [library],
      );
      const folded = query.fold_editions !== undefined;
      const counted = await counter.count({
        libraries,
        folded,
        tag_filters: query.tag_filters,
        tag_not_filters: query.tag_not_filters,
        date_range: query.date_range,
        searchTerm: query.search_term,
        keys: client.keys,
        anyOf: query.followed === 'true' ? await readFollowedTags(db, client.id) : undefined,
        only: query.new === 'true' ? await newIds(db, client) : undefined,
      });
      const categories = splitCategories(query.categories);
      return options.of(counted, {
        libraries,
        categories,
        activeOnly: query.active_only !== 'false',
        folded,
      });
    });

  serveReading(app, { call: calls.companyStudies }, async ({ client, query }) => {
    requireLibrary(client, query.library);
    const { research, countOf } = await counter.count({
      libraries: libraryBits[query.library],
      tag_filters: query.tag_filters,
    });
    return research.tags.filter(
      ({ id, category, value }) =>
        category === 'Publication Type' && studyTypes.includes(value) && countOf(id) > 0,
    );
  });
}
