import { pageCount, pagesTold, type PublicationList } from '@portal/wire';

const refsOf = (pages: readonly PublicationList[]) =>
  new Set(pages.flatMap(({ records }) => records).map(({ doc_ref: ref }) => ref));

/**
 * How many pages a list has, as far as is known. Without a number of pages the list goes on until one comes back short,
 * or brings nothing new. [T-02]
 */
export function knownPages(pages: readonly PublicationList[], pageSize: number): number {
  const last = pages.at(-1);
  if (last === undefined) return 0;
  const before = pages.slice(0, -1);
  const isRepeated = before.length > 0 && refsOf(pages).size === refsOf(before).size;
  if (isRepeated && pagesTold(last, pageSize) === undefined) return pages.length;
  return pageCount(last, { page: pages.length, pageSize });
}
