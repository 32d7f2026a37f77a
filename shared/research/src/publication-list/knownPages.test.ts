import { publicationListReading, type PublicationList } from '@portal/wire';
import { knownPages } from './knownPages.ts';

interface Served {
  all: number;
  /** Entries per page, whatever is asked for. */
  own: number;
  /** What an answer tells, of `all` and `own`. */
  tells: (served: { all: number; own: number }) => object;
  /** Answers the first page to whatever page. @default false */
  ignoresPage?: boolean;
}

function pageOf({ all, own, tells, ignoresPage = false }: Served, page: number): PublicationList {
  const start = ignoresPage ? 0 : (page - 1) * own;
  const records = Array.from({ length: Math.max(0, Math.min(own, all - start)) }, (_, place) => ({
    doc_ref: `P-${start + place}`,
    title: 'Paper',
    entitled: true,
  }));
  return publicationListReading.parse({ records, pagination_metadata: tells({ all, own }) });
}

/** Reads on as long as pages are known, with 50 entries asked for. */
function readAll(served: Served): { calls: number; refs: string[] } {
  const pages = [pageOf(served, 1)];
  while (pages.length < knownPages(pages, 50)) pages.push(pageOf(served, pages.length + 1));
  const refs = pages.flatMap(({ records }) => records).map(({ doc_ref: ref }) => ref);
  return { calls: pages.length, refs: [...new Set(refs)] };
}

const pagesAndRecords: Served['tells'] = ({ all, own }) => ({
  num_pages: Math.ceil(all / own),
  max_records: all,
});
/** As if the page size were obeyed. */
const withCounts: Served['tells'] = ({ all }) => ({ num_pages: Math.ceil(all / 50), max_records: all });
const recordsAlone: Served['tells'] = ({ all }) => ({ max_records: all });
const pagesAlone: Served['tells'] = ({ all, own }) => ({ num_pages: Math.ceil(all / own) });
const nothing: Served['tells'] = () => ({});

test.each<[what: string, served: Served, calls: number]>([
  ['50, as asked', { all: 120, own: 50, tells: pagesAndRecords }, 3],
  ['50, and the records alone', { all: 120, own: 50, tells: recordsAlone }, 3],
  ['50, and nothing', { all: 120, own: 50, tells: nothing }, 3],
  ['always 20', { all: 120, own: 20, tells: pagesAndRecords }, 6],
  ['always 20, and pages of 50', { all: 120, own: 20, tells: withCounts }, 6],
  ['always 20, and the records alone', { all: 113, own: 20, tells: recordsAlone }, 6],
  ['always 20, and the pages alone', { all: 113, own: 20, tells: pagesAlone }, 6],
  ['always 20, and nothing', { all: 113, own: 20, tells: nothing }, 6],
  ['always 20, and nothing, the last page full', { all: 120, own: 20, tells: nothing }, 7],
  ['always 100, and the records alone', { all: 230, own: 100, tells: recordsAlone }, 3],
  ['always 100, and nothing', { all: 230, own: 100, tells: nothing }, 3],
  ['everything at once', { all: 120, own: 120, tells: pagesAndRecords, ignoresPage: true }, 1],
  ['everything at once, and pages of 50', { all: 120, own: 120, tells: withCounts, ignoresPage: true }, 1],
  [
    'everything at once, and the records alone',
    { all: 120, own: 120, tells: recordsAlone, ignoresPage: true },
    1,
  ],
  ['everything at once, and nothing', { all: 137, own: 137, tells: nothing, ignoresPage: true }, 1],
  ['a round number at once, and nothing', { all: 150, own: 150, tells: nothing, ignoresPage: true }, 2],
  [
    'three pages, and the first to each',
    { all: 137, own: 137, tells: () => ({ num_pages: 3 }), ignoresPage: true },
    2,
  ],
  ['few, and nothing', { all: 7, own: 50, tells: nothing }, 1],
  ['none', { all: 0, own: 50, tells: pagesAndRecords }, 1],
  ['none, and nothing', { all: 0, own: 50, tells: nothing }, 1],
])('[T-02] [K-01] of an API that answers %s, all are read, each once', (_, served, calls) => {
  const read = readAll(served);
  expect(read.refs).toEqual(Array.from({ length: served.all }, (__, place) => `P-${place}`));
  expect(read.calls).toBe(calls);
});

test('[T-02] records that could not be shown count for the length of a page', () => {
  const page = pageOf({ all: 60, own: 5, tells: recordsAlone }, 1);
  expect(knownPages([{ ...page, skipped: 15 }], 50)).toBe(3);
});

test('[T-02] missing records end with an empty page', () => {
  const served: Served = { all: 40, own: 20, tells: () => ({ max_records: 4_000 }) };
  expect(readAll({ ...served, tells: () => ({ max_records: 100 }) }).calls).toBe(3);
  expect(readAll(served).refs).toHaveLength(40);
});

test('[T-02] missing records end with a repeated page', () => {
  const served: Served = {
    all: 12,
    own: 12,
    tells: () => ({ num_pages: 1, max_records: 200 }),
    ignoresPage: true,
  };
  expect(readAll(served)).toMatchObject({ calls: 2, refs: { length: 12 } });
});

test('[T-02] page counts apply if the page size is obeyed, even if entries moved meanwhile', () => {
  const metadata = { pagination_metadata: { num_pages: 4, max_records: 1_234 } };
  const page = (start: number) =>
    publicationListReading.parse({
      ...metadata,
      records: Array.from({ length: 50 }, (_, place) => ({
        doc_ref: `P-${start + place}`,
        title: 'Paper',
        entitled: true,
      })),
    });
  expect(knownPages([page(0)], 50)).toBe(4);
  expect(knownPages([page(0), page(0)], 50)).toBe(4);
});
