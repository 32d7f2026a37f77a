import { call, listAnswer, listOf, plainText, tagMapReading, tagReading, tagSchema, z } from '@portal/wire';

const tagsByCategorySchema = z.record(z.string(), z.array(tagSchema));

export const preferenceCentre = call({
  method: 'GET',
  path: 'preference_centre',
  summary:
    'What can be chosen, by category; categories are joined with ";". Types say in which asset classes they come.',
  authenticated: true,
  query: z.object({ categories: plainText(1000).check(z.minLength(1)) }),
  answer: tagsByCategorySchema,
  reading: listAnswer(tagMapReading(tagReading)),
});

export const entitledTags = call({
  method: 'GET',
  path: 'current_user/entitled_tags',
  summary:
    'The types, asset classes and languages that the subscription includes, by category. A category without an entry is not restricted.',
  authenticated: true,
  answer: tagsByCategorySchema,
  reading: listAnswer(tagMapReading(tagReading)),
});

export const tagsFromCriJson = call({
  method: 'GET',
  path: 'get_tags_from_cri_json',
  summary: 'The active tags that preferences name.',
  authenticated: true,
  query: z.object({ cri_json: plainText(8000).check(z.minLength(1)) }),
  answer: z.array(tagSchema),
  reading: listAnswer(listOf('tag', tagReading)),
});
