import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/wire';
import { readIds } from '#areas/tags/readIds.ts';
import { serveSignedIn } from '#http/serve.ts';
import { libraryBits } from '#policies/libraries.ts';
import { splitCategories } from '#areas/tags/routes.ts';
import { countTags } from '../tag-filters/countTags.ts';
import type { ResearchIndex } from '../tag-filters/ResearchIndex.ts';
import { suggestTags } from './suggestTags.ts';

export function typeaheadRoutes(app: FastifyInstance, index: ResearchIndex): void {
  serveSignedIn(app, { call: calls.typeaheadSuggestions }, async ({ query }) => {
    const research = await index.current();
    const selected = readIds(query.selected_tags);
    const filters = query.tag_map_constraint;
    const countOf =
      filters === undefined ? undefined : countTags(research, { library: libraryBits.allresearch, filters });
    return suggestTags(research.tags, {
      term: query.search_term,
      categories: splitCategories(query.tag_categories),
      mayBe: (id) => !selected.has(id) && (countOf === undefined || countOf(id) > 0),
      threshold: query.relevance_threshold,
    });
  });
}
