import { z } from 'zod';
import { call } from '../call.ts';
import { plainText } from '../plainText.ts';

export const tagSchema = z.object({
  id: z.number().int(),
  value: z.string(),
  category: z.string(),
  translated_value: z.string().nullable(),
  external_id: z.string().nullable().optional(),
  profile_active: z.boolean().optional(),
  inactive: z.boolean().optional(),
  related_asset_class: z.array(z.object({ value: z.string() })).optional(),
});
export type Tag = z.infer<typeof tagSchema>;

export const tagsByCategory = call({
  method: 'GET',
  path: 'tags/by_category',
  summary: 'All active tags of the named categories, joined with ";".',
  authenticated: true,
  query: z.object({ categories: plainText(1000).min(1) }),
  answer: z.array(tagSchema),
});

export const tagsByRef = call({
  method: 'GET',
  path: 'tags/by_ref',
  summary: 'The company, sector or analyst with this external_id, active or not.',
  authenticated: true,
  query: z.object({ ref: plainText(100).min(1) }),
  answer: tagSchema,
});

const relatedSchema = z.record(z.string(), z.array(tagSchema));

export const tagsRelatedByRef = call({
  method: 'GET',
  path: 'tags/related_by_ref',
  summary:
    'Active tags, by category, of the research on the company, sector or analyst with this external_id.',
  authenticated: true,
  query: z.object({ ref: plainText(100).min(1) }),
  answer: relatedSchema,
});

export const tagsRelatedByCategory = call({
  method: 'GET',
  path: 'tags/related_by_category',
  summary:
    'Active tags, by category, of the research that bears any of the tags with these ids, joined with ";".',
  authenticated: true,
  query: z.object({ tag_ids: plainText(5000).min(1) }),
  answer: relatedSchema,
});
