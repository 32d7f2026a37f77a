import * as z from 'zod/mini';
import { call } from '../call.ts';
import { libraryNames } from './libraryNames.ts';
import { countUpTo, listFilters } from './listFilters.ts';
import { plainText } from '../plainText.ts';
import { publicationListReading } from './publicationReading.ts';
import { publicationListSchema } from './publicationSchema.ts';

/** Parameters of every list of publications. Filters and range are JSON text. */
export const listQuerySchema = z.object({
  ...listFilters,
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(countUpTo(1000), 1),
  page_size: z._default(countUpTo(200), 50),
  limit: z._default(countUpTo(1000), 200),
});

/**
 * Folds the editions of a paper into one record: of those that match the filters, an entitled one, else the one in this
 * language, else the newest. Counts and pages are then of papers. If omitted, every edition is a record.
 */
export const foldEditionsSchema = z.optional(z.enum(['English', 'German']));

/** Alternates between the values of a category: the newest of each, then the second newest, and so on. */
export const groupBySchema = z.optional(z.enum(['Language']));

/** Pages with featured research. */
const featuringPages = [...libraryNames, 'company'] as const;
export type FeaturingPage = (typeof featuringPages)[number];

export const webDocuments = call({
  method: 'GET',
  path: 'web_documents',
  droppable: ['fold_editions'],
  summary:
    'Documents by tag filters, newest first: the footer’s disclaimer; with `component_name` featured what a library features, or on a company’s page its studies.',
  authenticated: true,
  query: z.extend(listQuerySchema, {
    /** With `component_name` featured: the library, or for the filters' company its studies. */
    page_name: z.optional(z.enum(featuringPages)),
    component_name: z.optional(plainText(100)),
    group_by: groupBySchema,
    /** For featured research of a library. */
    fold_editions: foldEditionsSchema,
    /** Name of the library's featured list. */
    list: z._default(plainText(100).check(z.minLength(1)), 'Default'),
  }),
  answer: publicationListSchema,
  reading: publicationListReading,
});
