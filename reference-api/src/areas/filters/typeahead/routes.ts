import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import { bitsOf, openLibraries } from '#policies/libraries.ts';
import { readIds, splitCategories } from '#areas/publication/tags/tagLists.ts';
import type { TagCounter } from '../tag-filters/TagCounter.ts';
import { suggestTags } from './suggestTags.ts';

export function typeaheadRoutes(app: FastifyInstance, counter: TagCounter): void {
  serveReading(app, { call: calls.typeaheadSuggestions }, async ({ client, query }) => {
    const { research, countOf } = await counter.count({
      libraries: bitsOf(openLibraries(client)),
      tag_filters: query.tag_map_constraint,
    });
    const selected = readIds(query.selected_tags);
    return suggestTags(research.tags, {
      term: query.search_term,
      categories: splitCategories(query.tag_categories),
      mayBe: (id) => !selected.has(id) && countOf(id) > 0,
      threshold: query.relevance_threshold,
    });
  });
}
