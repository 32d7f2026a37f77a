import type { FastifyInstance } from 'fastify';
import type { ServedTagOption } from '@portal/wire-libraries';
import { calls } from '#calls.ts';
import { serveSignedIn } from '#http/serve.ts';
import { bitsOf, libraryBits, readLibraries, requireLibrary } from '#policies/libraries.ts';
import { readFollowedTags } from '#areas/preferences/followedTags.ts';
import type { Services } from '#Services.ts';
import { splitCategories } from '#areas/tags/routes.ts';
import type { TagCounter } from './TagCounter.ts';
import { studyTypes } from '#policies/studyTypes.ts';

const tagFilters = [
  ['allresearch', calls.allResearchTagFilters],
  ['equities', calls.equitiesTagFilters],
  ['bonds', calls.bondsTagFilters],
  ['international', calls.internationalTagFilters],
  ['markets', calls.marketsTagFilters],
  ['real_estate', calls.realEstateTagFilters],
] as const;

/** What libraries can be filtered by, and which types their studies have. */
export function tagFilterRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  counter: TagCounter,
): void {
  for (const [library, call] of tagFilters)
    serveSignedIn(app, { call }, async ({ client, query }) => {
      requireLibrary(client, library);
      const { research, countOf } = await counter.count({
        libraries: bitsOf(
          (library === 'allresearch' ? readLibraries(query.libraries) : undefined) ?? [library],
        ),
        filters: query.tag_filters,
        notFilters: query.tag_not_filters,
        dateRange: query.date_range,
        searchTerm: query.search_term,
        anyOf: query.followed === 'true' ? await readFollowedTags(db, client.id) : undefined,
      });
      const answer = new Map<string, ServedTagOption[]>();
      const wanted = splitCategories(query.categories);
      for (const tag of research.tags.filter(({ category }) => wanted.includes(category))) {
        const count = countOf(tag.id);
        const active = tag.inactive !== true && count > 0;
        const options = answer.get(tag.category) ?? [];
        if (active || query.active_only === 'false') options.push({ ...tag, count });
        answer.set(tag.category, options);
      }
      return Object.fromEntries(answer);
    });

  serveSignedIn(app, { call: calls.companyStudies }, async ({ client, query }) => {
    requireLibrary(client, query.library);
    const { research, countOf } = await counter.count({
      libraries: libraryBits[query.library],
      filters: query.tag_filters,
    });
    return research.tags.filter(
      ({ id, category, value }) =>
        category === 'Publication Type' && studyTypes.includes(value) && countOf(id) > 0,
    );
  });
}
