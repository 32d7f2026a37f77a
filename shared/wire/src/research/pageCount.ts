import type { Pagination } from './pages.ts';

interface Page {
  records: readonly unknown[];
  skipped?: number | undefined;
  pagination_metadata: Pick<Pagination, 'num_pages' | 'max_records'>;
}

/** The number of pages that a list tells, or that its number of records makes. Undefined if it tells neither. */
export function statedPages({ pagination_metadata: metadata }: Page, pageSize: number): number | undefined {
  if (metadata.num_pages !== undefined) return metadata.num_pages;
  return metadata.max_records === undefined ? undefined : Math.ceil(metadata.max_records / pageSize);
}

/** The number of pages as far as is known after this page: of a list that tells nothing, a full page has a next one. */
export function pageCount(list: Page, { page, pageSize }: { page: number; pageSize: number }): number {
  const isFull = list.records.length + (list.skipped ?? 0) === pageSize;
  return statedPages(list, pageSize) ?? (isFull ? page + 1 : page);
}
