import type { FastifyInstance } from 'fastify';
import { calls, type TagOption } from '@portal/wire';
import { serveSignedIn } from '#http/serve.ts';
import { libraryBits, requireLibrary } from '#policies/libraries.ts';
import { splitCategories } from '#areas/tags/routes.ts';
import { countTags } from './countTags.ts';
import type { ResearchIndex } from './ResearchIndex.ts';
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
export function tagFilterRoutes(app: FastifyInstance, index: ResearchIndex): void {
  for (const [library, call] of tagFilters)
    serveSignedIn(app, { call }, async ({ client, query }) => {
      requireLibrary(client, library);
      const research = await index.current();
      const countOf = countTags(research, {
        library: libraryBits[library],
        filters: query.tag_filters ?? {},
      });
      const answer = new Map<string, TagOption[]>();
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
    const research = await index.current();
    const filters = query.tag_filters ?? {};
    const countOf = countTags(research, { library: libraryBits[query.library], filters });
    return research.tags.filter(
      ({ id, category, value }) =>
        category === 'Publication Type' && studyTypes.includes(value) && countOf(id) > 0,
    );
  });
}
