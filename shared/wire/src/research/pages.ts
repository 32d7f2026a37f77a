import * as z from 'zod/mini';
import { daySchema } from '../answers/days.ts';
import { optional } from '../lenient.ts';
import { asRecords, listAnswer } from '../answers/lists.ts';
import { skippedSchema, newsSchema } from './publicationSchema.ts';

/** A number, also as text; half a page is one. */
const countSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/))]),
  z.transform((count) => Math.ceil(Number(count))),
);

/** News without a readable moment are dropped. */
const newsReading = z.extend(newsSchema, { since: daySchema });

const pagination = z.object({
  page: optional('page', countSchema, 1),
  num_pages: optional('num_pages', countSchema, undefined),
  max_records: optional('max_records', countSchema, undefined),
  outside: optional('outside', z.int(), undefined),
  entitled_only: optional('entitled_only', z.boolean(), undefined),
  news: optional('news', newsReading, undefined),
});
/** What a list has about its pages; all of it may be missing. */
export type Pagination = Partial<z.output<typeof pagination>>;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads the names of fields in camelCase too. */
const paginationReading = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((metadata) =>
      Object.fromEntries(Object.entries(metadata).map(([name, value]) => [snakeCase(name), value])),
    ),
  ),
  pagination,
);

const noCounts: Pagination = pagination.parse({});

/** A list, with the documents' name of its page counts. */
const asPages = z.pipe(
  asRecords,
  z.transform((list) => {
    if (typeof list !== 'object' || !('paginationMetadata' in list)) return list;
    return { pagination_metadata: list.paginationMetadata, ...list };
  }),
);

const pagesFields = { pagination_metadata: optional('pagination_metadata', paginationReading, noCounts) };
const pagesReading = z.pipe(asPages, z.object(pagesFields));

/** The page counts of an answer with a list. */
export const pagesOf = (list: unknown): Pagination => pagesReading.parse(list).pagination_metadata;

/** A list of records with its page counts. */
export const listReading = <Entry extends z.ZodMiniType>(entry: Entry) =>
  listAnswer(z.pipe(asPages, z.object({ records: z.array(entry), ...pagesFields, skipped: skippedSchema })));
