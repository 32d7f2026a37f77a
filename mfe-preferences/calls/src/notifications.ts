import {
  call,
  readCall,
  served,
  listAnswer,
  listOf,
  plainText,
  tagMapReading,
  tagReading,
  tagSchema,
  z,
} from '@portal/wire';

const tagsByCategorySchema = z.record(z.string(), z.array(tagSchema));

export const preferenceCentre = readCall({
  path: 'preference_centre',
  reading: listAnswer(tagMapReading(tagReading)),
  served: () =>
    served({
      summary:
        'What can be chosen, by category; categories are joined with ";". Types say in which asset classes they come.',
      query: z.object({ categories: plainText(1000).check(z.minLength(1)) }),
      answer: tagsByCategorySchema,
      sample: { categories: 'Aggregated Publication Type;Analyst;Sector;Company' },
      without: 'The Notification Centre offers nothing to choose.',
    }),
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

export const tagsFromCriJson = readCall({
  path: 'get_tags_from_cri_json',
  reading: listAnswer(listOf('tag', tagReading)),
  served: () =>
    served({
      summary: 'The active tags that preferences name.',
      query: z.object({ cri_json: plainText(8000).check(z.minLength(1)) }),
      answer: z.array(tagSchema),
      sample: { cri_json: '[{"Sector":"Banks"}]' },
      without: 'The names of chosen tags may be old.',
    }),
});
