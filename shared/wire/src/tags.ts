import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './plainText.ts';

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
