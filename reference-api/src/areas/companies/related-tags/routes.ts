import type { FastifyInstance } from 'fastify';
import type { ListFilters, ServedTag } from '@portal/wire';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveReading } from '#http/serve.ts';
import { readIds } from '#areas/publication/tags/tagLists.ts';
import type { Services } from '#Services.ts';
import type { Counted, TagCounter } from '#areas/filters/tag-filters/TagCounter.ts';
import { libraryBits } from '#policies/libraries.ts';
import { recordReader } from '../records/recordReader.ts';

const profiled = ['Company', 'Sector', 'Analyst'];

/** Tickers share their company's external_id; only the tag with a profile is meant. */
function profiledTag(tags: readonly ServedTag[], ref: string): ServedTag {
  const found = tags.find(({ category, external_id }) => external_id === ref && profiled.includes(category));
  if (found === undefined)
    throw new HttpError(404, 'There is no company, sector or analyst with this reference.');
  return found;
}

/** Active tags of the counted research, in list order, without the given ones. */
const relatedTags = ({ research, countOf }: Counted, given: ReadonlySet<number>): ServedTag[] =>
  research.tags.filter((tag) => !given.has(tag.id) && tag.inactive !== true && countOf(tag.id) > 0);

/** Single tags, and the tags of the same research. */
export function relatedTagRoutes(app: FastifyInstance, { db }: Services, counter: TagCounter): void {
  const refusals = [404];
  const record = recordReader(db);

  serveReading(app, { call: calls.tagsByRef, refusals }, async ({ client, query }) => {
    const { tags } = await counter.index.current();
    return record(profiledTag(tags, query.ref), { client, tags });
  });

  const libraries = libraryBits.allresearch;
  const related = async (ids: ReadonlySet<number> | undefined, filters: ListFilters = {}) => {
    const anyOf = ids === undefined ? undefined : [...ids];
    return relatedTags(await counter.count({ ...filters, libraries, anyOf }), ids ?? new Set());
  };

  serveReading(app, { call: calls.tagsRelatedByRef, refusals }, async ({ query }) => {
    const { ref, ...filters } = query;
    if (ref === undefined) return related(undefined, filters);
    const { tags } = await counter.index.current();
    return related(new Set([profiledTag(tags, ref).id]), filters);
  });

  serveReading(app, { call: calls.tagsRelatedByCategory }, ({ query }) => related(readIds(query.tag_ids)));
}
