import * as z from 'zod/mini';
import { daySchema } from '../answers/days.ts';
import { detail } from '../lenient.ts';
import { asRecords, listAnswer } from '../answers/lists.ts';
import { leftOutSchema, newsSchema } from './publicationSchema.ts';

/** A number, also as text; half a page is one. */
const countSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/))]),
  z.transform((count) => Math.ceil(Number(count))),
);

/** News without a readable moment are dropped. */
const newsReading = z.extend(newsSchema, { since: daySchema });

const pagination = z.object({
  page: detail('page', countSchema, 1),
  num_pages: detail('num_pages', countSchema, undefined),
  max_records: detail('max_records', countSchema, undefined),
  outside: detail('outside', z.int(), undefined),
  entitled_only: detail('entitled_only', z.boolean(), undefined),
  news: detail('news', newsReading, undefined),
});
/** What a list tells of its pages, as far as it does. */
export type Pagination = Partial<z.output<typeof pagination>>;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads the names of fields in camelCase too. */
const paginationReading = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((told) =>
      Object.fromEntries(Object.entries(told).map(([name, value]) => [snakeCase(name), value])),
    ),
  ),
  pagination,
);

const untold: Pagination = pagination.parse({});

/** A list, with the documents' name of what it tells of its pages. */
const asPages = z.pipe(
  asRecords,
  z.transform((list) => {
    if (typeof list !== 'object' || !('paginationMetadata' in list)) return list;
    return { pagination_metadata: list.paginationMetadata, ...list };
  }),
);

const pagesFields = { pagination_metadata: detail('pagination_metadata', paginationReading, untold) };
const pagesReading = z.pipe(asPages, z.object(pagesFields));

/** What an answer with a list tells of its pages. */
export const pagesOf = (list: unknown): Pagination => pagesReading.parse(list).pagination_metadata;

/** A list of records with what it tells of its pages. */
export const listReading = <Entry extends z.ZodMiniType>(entry: Entry) =>
  listAnswer(z.pipe(asPages, z.object({ records: z.array(entry), ...pagesFields, left_out: leftOutSchema })));

interface Page {
  records: readonly unknown[];
  left_out?: number | undefined;
  pagination_metadata: Pick<Pagination, 'num_pages' | 'max_records'>;
}

/** The number of pages that a list tells, or that its number of records makes. Undefined if it tells neither. */
export function pagesTold({ pagination_metadata: told }: Page, pageSize: number): number | undefined {
  if (told.num_pages !== undefined) return told.num_pages;
  return told.max_records === undefined ? undefined : Math.ceil(told.max_records / pageSize);
}

/** The number of pages as far as is known after this page: of a list that tells nothing, a full page has a next one. */
export function pageCount(list: Page, { page, pageSize }: { page: number; pageSize: number }): number {
  const isFull = list.records.length + (list.left_out ?? 0) === pageSize;
  return pagesTold(list, pageSize) ?? (isFull ? page + 1 : page);
}
