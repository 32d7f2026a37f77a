import {
  call,
  foldEditionsSchema,
  groupBySchema,
  listQuerySchema,
  plainText,
  publicationListReading,
  publicationListSchema,
  z,
} from '@portal/wire';
import { refSchema } from './profileClasses.ts';

export const relatedResearch = call({
  method: 'GET',
  path: 'related_research',
  droppable: ['fold_editions'],
  summary:
    'Publications on a company, sector or analyst, newest first: by the record’s category and value in tag_filters, or by its external_id in ref.',
  authenticated: true,
  query: z.extend(listQuerySchema, {
    ref: z.optional(refSchema),
    group_by: groupBySchema,
    fold_editions: foldEditionsSchema,
    page_name: z.optional(plainText(100)),
    component_name: z.optional(plainText(100)),
  }),
  answer: publicationListSchema,
  reading: publicationListReading,
});
