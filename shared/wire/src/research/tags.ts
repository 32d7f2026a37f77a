import * as z from 'zod/mini';
import { call, readCall, served } from '../call.ts';
import { optional, optionalList, idSchema, textSchema } from '../lenient.ts';
import { listAnswer, listOf } from '../answers/lists.ts';
import { plainText } from '../plainText.ts';
import { dateRangeSchema, json, tagFiltersSchema } from './listFilters.ts';

export const tagSchema = z.object({
  id: z.int(),
  value: z.string(),
  category: z.string(),
  translated_value: z.nullable(z.string()),
  external_id: z.optional(z.nullable(z.string())),
  profile_active: z.optional(z.boolean()),
  inactive: z.optional(z.boolean()),
  related_asset_class: z.optional(z.array(z.object({ value: z.string() }))),
  /** Page of its profile; if missing, the portal builds the address. */
  profile_link: z.optional(z.nullable(z.string())),
});

/** Fields of a tag; only its name is required. */
export const tagFields = {
  id: optional('id', idSchema, undefined),
  value: z.string(),
  category: optional('category', z.string(), ''),
  translated_value: optional('translated_value', z.string(), null),
  external_id: optional('external_id', textSchema, null),
  profile_active: optional('profile_active', z.boolean(), undefined),
  inactive: optional('inactive', z.boolean(), undefined),
  profile_link: optional('profile_link', z.string(), null),
  related_asset_class: optionalList('related_asset_class', z.object({ value: z.string() })),
};

interface NamedTag {
  id: number | string | undefined;
  category: string;
  value: string;
}

/** Identifies a tag: by its id, else its name. */
export const withTagId = <Of extends NamedTag>({ id, ...tag }: Of) => ({
  ...tag,
  id: id ?? `${tag.category} ${tag.value}`,
});

export const tagReading = z.pipe(z.object(tagFields), z.transform(withTagId));
/** A tag as the reference API answers it. */
export type ServedTag = z.infer<typeof tagSchema>;

/** A tag as the portal reads it: ids are numbers or text. */
export type Tag = Omit<ServedTag, 'id'> & { id: number | string };

/** In a map, the key is the default category. */
const inCategory =
  (category: string) =>
  <Of extends { category: string }>(tag: Of): Of =>
    tag.category === '' ? { ...tag, category } : tag;

/** Tags by category: a map of lists, or one list of tags with their category, also as `records`. Omits unreadable tags. */
export function tagMapReading<Of extends { category: string }>(tag: z.ZodMiniType<Of>) {
  const list = optionalList('tag', tag);
  return z.pipe(
    z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    z.transform((body): Record<string, Of[]> => {
      const tags = !Array.isArray(body) && Array.isArray(body['records']) ? body['records'] : body;
      if (Array.isArray(tags)) return grouped(list.parse(tags));
      const groups = Object.entries(tags).map(
        ([category, some]) => [category, list.parse(some).map(inCategory(category))] as const,
      );
      return Object.fromEntries(groups);
    }),
  );
}

function grouped<Of extends { category: string }>(tags: readonly Of[]): Record<string, Of[]> {
  const groups: Record<string, Of[]> = {};
  for (const tag of tags) (groups[tag.category] ??= []).push(tag);
  return groups;
}

export const tagsByCategory = readCall({
  path: 'tags/by_category',
  reading: listAnswer(listOf('tag', tagReading)),
  served: () =>
    served({
      summary: 'All active tags of the named categories, joined with ";".',
      query: z.object({ categories: plainText(1000).check(z.minLength(1)) }),
      answer: z.array(tagSchema),
      sample: { categories: 'Language' },
      without: 'My Subscription lists no research.',
    }),
});

const relatedTags = { answer: z.array(tagSchema), reading: listAnswer(listOf('tag', tagReading)) };

export const tagsRelatedByRef = call({
  method: 'GET',
  path: 'tags/related_by_ref',
  summary:
    'Active tags of the research that filters let through, with `ref` only of that on the company, sector or analyst with this external_id.',
  authenticated: true,
  query: z.object({
    ref: z.optional(plainText(100).check(z.minLength(1))),
    tag_filters: z.optional(json(tagFiltersSchema)),
    date_range: z.optional(json(dateRangeSchema)),
  }),
  ...relatedTags,
});

export const tagsRelatedByCategory = call({
  method: 'GET',
  path: 'tags/related_by_category',
  summary: 'Active tags of the research that has any of the tags with these ids, joined with ";".',
  authenticated: true,
  query: z.object({ tag_ids: plainText(5000).check(z.minLength(1)) }),
  ...relatedTags,
});
