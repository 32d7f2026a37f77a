import type { LibraryName, z } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { ContentCache } from '#db/ContentCache.ts';
import { JsonText } from '#http/JsonText.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { bitsOf, libraryBits, readLibraries, requireLibrary, studyTypes } from '#policies/libraries.ts';
import { readFollowedTags } from '#areas/following/preferences/followedTags.ts';
import { idsToggled, isToggled } from '#areas/following/toggles.ts';
import type { Services } from '#Services.ts';
import { splitCategories } from '#areas/publication/tags/tagLists.ts';
import type { TagCounter } from './TagCounter.ts';
import { tagOptions } from './tagOptions.ts';

const tagFilters = [
  ['allresearch', calls.allResearchTagFilters],
  ['equities', calls.equitiesTagFilters],
  ['bonds', calls.bondsTagFilters],
  ['international', calls.internationalTagFilters],
  ['markets', calls.marketsTagFilters],
  ['real_estate', calls.realEstateTagFilters],
] as const;

type TagFilterQuery = z.output<NonNullable<typeof calls.allResearchTagFilters.query>>;

/** Some hundred kilobytes each. */
const maxOptions = 200;

export function tagFilterRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  counter: TagCounter,
): void {
  async function optionsOf(client: Client, library: LibraryName, query: TagFilterQuery) {
    const narrowed = library === 'allresearch' ? readLibraries(query.libraries) : undefined;
    const counted = await counter.count({
      libraries: bitsOf(narrowed ?? [library]),
      folded: query.fold_editions !== undefined,
      tag_filters: query.tag_filters,
      tag_not_filters: query.tag_not_filters,
      date_range: query.date_range,
      searchTerm: query.search_term,
      keys: client.keys,
      anyOf: query.followed === 'true' ? await readFollowedTags(db, client.id) : undefined,
      only: await idsToggled(db, client, { ...query, followed: undefined }),
    });
    const categories = splitCategories(query.categories);
    return JsonText.of(tagOptions(counted, { categories, activeOnly: query.active_only !== 'false' }));
  }

  // Otherwise the first reader after a start would wait for the index.
  app.addHook('onListen', (done) => {
    counter.index.current().catch((error: unknown) => {
      app.log.warn(error, 'The index of research could not be read at the start; the next reader reads it.');
    });
    done();
  });

  const cache = new ContentCache(maxOptions);
  for (const [library, call] of tagFilters)
    serveReading(app, { call }, async ({ client, query }) => {
      requireLibrary(client, library);
      const read = () => optionsOf(client, library, query);
      if (isToggled(query)) return read();
      // Only a search depends on what the client may read.
      const keys = query.search_term === undefined ? [] : client.keys;
      const { versions } = await counter.index.current();
      return cache.get(JSON.stringify([library, query, keys]), versions, read);
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
