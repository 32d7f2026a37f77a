import * as z from 'zod/mini';
import { call } from '../call.ts';
import { libraryNames } from './libraryNames.ts';
import { countUpTo, listFilters } from './listFilters.ts';
import { plainText } from '../plainText.ts';
import { publicationListReading } from './publicationReading.ts';
import { publicationListSchema } from './publicationSchema.ts';

/** What every list of publications takes. Filters and range travel as JSON text. */
export const listQuerySchema = z.object({
  ...listFilters,
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(countUpTo(1000), 1),
  page_size: z._default(countUpTo(200), 50),
  limit: z._default(countUpTo(1000), 200),
});

/**
 * Shows the editions of one paper as one record, which names the others: of those that fit the filters an entitled one, else the one
 * in this language, else the newest. Counts and pages are of papers. Without it every edition is a record.
 */
export const foldEditionsSchema = z.optional(z.enum(['English', 'German']));

/** Takes turns between the values of a category: the newest of each, then the second newest of each, and so on. */
export const groupBySchema = z.optional(z.enum(['Language']));

/** Whose featured research can be asked for. */
const featuringPages = [...libraryNames, 'company'] as const;
export type FeaturingPage = (typeof featuringPages)[number];

export const webDocuments = call({
  method: 'GET',
  path: 'web_documents',
  summary:
    'Documents by tag filters, newest first: the footer’s disclaimer; with `component_name` featured what a library features, or on a company’s page its studies.',
  authenticated: true,
  query: z.extend(listQuerySchema, {
    /** With `component_name` featured: only what this library features, or studies on the company of the filters. */
    page_name: z.optional(z.enum(featuringPages)),
    component_name: z.optional(plainText(100)),
    group_by: groupBySchema,
    /** Of what a library features. */
    fold_editions: foldEditionsSchema,
    /** The featured list of the library. */
    list: z._default(plainText(100).check(z.minLength(1)), 'Default'),
  }),
  answer: publicationListSchema,
  reading: publicationListReading,
});
