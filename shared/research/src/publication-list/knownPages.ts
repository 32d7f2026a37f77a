import type { PublicationList } from '@portal/wire';

type Pages = readonly PublicationList[];

const refsOf = (pages: Pages) =>
  new Set(pages.flatMap(({ records }) => records).map(({ doc_ref: ref }) => ref));

const lengthOf = ({ records, skipped = 0 }: PublicationList) => records.length + skipped;

/** A page after the first that is empty, or the same again. */
const bringsNothing = (pages: Pages): boolean =>
  pages.length > 1 &&
  (pages.at(-1)?.skipped ?? 0) === 0 &&
  refsOf(pages).size === refsOf(pages.slice(0, -1)).size;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/**
 * Whether a first page may have a length of the API's own, such as 20 or 100 where 50 were asked: only round ones, as
 * most lists with few entries are simply short.
 */
const mayBeOwnLength = (length: number, pageSize: number): boolean =>
  length > pageSize ? length % 50 === 0 : length >= 10 && length % 5 === 0;

/** Of a list that tells nothing: until a page comes back shorter than the first, or brings nothing new. */
function estimatedPages(pages: Pages, length: number, pageSize: number): number {
  const last = pages.at(-1);
  const isOver =
    pages.length === 1 || last === undefined
      ? length !== pageSize && !mayBeOwnLength(length, pageSize)
      : lengthOf(last) < length || bringsNothing(pages);
  return isOver ? pages.length : pages.length + 1;
}

/**
 * How many pages a list has, as far as is known, also of an API that ignores the page size: its first page shows the
 * length that it uses instead. A given number of pages counts, unless counted records would be lost. [T-02]
 */
export function knownPages(pages: Pages, pageSize: number): number {
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined) return 0;
  const length = lengthOf(first);
  const { num_pages: count, max_records: max } = last.pagination_metadata;
  if (count === undefined && max === undefined) return estimatedPages(pages, length, pageSize);
  if (length > pageSize && isWhole(pages, max)) return pages.length;
  if (max === undefined || (count !== undefined && length >= pageSize)) return count ?? 0;
  const least = count ?? Math.ceil(max / pageSize);
  // Nothing follows such a page, whatever count is given.
  if (bringsNothing(pages) && pages.length >= least) return pages.length;
  return Math.max(count ?? 0, Math.ceil(max / (length || pageSize)));
}

/** All counted records have loaded, or the same again: an API that answers everything at once ignores the page, too. */
function isWhole(pages: Pages, max: number | undefined): boolean {
  const read = refsOf(pages).size + sum(pages.map(({ skipped = 0 }) => skipped));
  return (max !== undefined && read >= max) || bringsNothing(pages);
}
