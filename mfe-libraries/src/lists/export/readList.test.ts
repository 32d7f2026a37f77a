import { configureApi, queryClient } from '@portal/api';
import { aPublication, aPublicationList, answer, testNetwork, type TestRequest } from '@portal/testing';
import { publicationsQuery } from '@portal/research';
import { libraryCalls } from '@portal/wire-libraries';
import { readEntitled, readLines, type ListQuery } from './readList.ts';

const queryOf: ListQuery = (paging, more) =>
  publicationsQuery({
    key: ['libraries', 'test'],
    call: libraryCalls.marketsDocuments,
    paging,
    filters: more,
  });

interface Served {
  all: number;
  /** Page size, whatever is requested. */
  size: number;
  /** Maps a requested page to the one returned. */
  page?: (requested: number) => number;
  hasFile?: (place: number) => boolean;
}

/** Serves pages of its own size; returns the requests. */
function serve({ all, size, page = (requested) => requested, hasFile = () => true }: Served): TestRequest[] {
  const seen: TestRequest[] = [];
  const list = ({ query }: TestRequest) => {
    const start = (page(Number(query['page'])) - 1) * size;
    const records = Array.from({ length: Math.max(0, Math.min(size, all - start)) }, (_, place) => {
      const doc_ref = `P-${start + place}`;
      return hasFile(start + place)
        ? aPublication({ doc_ref })
        : aPublication({ doc_ref, download_link: '' });
    });
    return aPublicationList(records, { num_pages: Math.ceil(all / size), max_records: all });
  };
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Tess', mark: 'm' }),
    onRenewed: jest.fn(),
    onSessionOver: jest.fn(),
    adapter: testNetwork([answer(libraryCalls.marketsDocuments, list)], seen),
  });
  return seen;
}

beforeEach(() => queryClient.clear());

const refs = (publications: readonly { doc_ref: string }[]) => publications.map(({ doc_ref }) => doc_ref);
const places = (count: number) => Array.from({ length: count }, (_, place) => `P-${place}`);

test.each([
  [230, 20, 230, 12],
  [2400, 50, 1000, 20],
  [1001, 300, 1000, 4],
  [7, 200, 7, 1],
  [0, 200, 0, 1],
])('[L-24] of %i publications in pages of %i, %i are read in %i calls', async (all, size, most, calls) => {
  const seen = serve({ all, size });
  expect(refs(await readLines(queryOf))).toEqual(places(most));
  expect(seen).toHaveLength(calls);
});

test('[L-24] an API that repeats a page is asked no more', async () => {
  const seen = serve({ all: 1000, size: 10, page: (requested) => Math.min(requested, 2) });
  expect(refs(await readLines(queryOf))).toEqual(places(20));
  expect(seen).toHaveLength(5);
});

test('[L-24] a list that moves on meanwhile is read to its end', async () => {
  const seen = serve({ all: 6, size: 1, page: (requested) => (requested > 2 ? requested - 1 : requested) });
  expect(refs(await readLines(queryOf))).toEqual(places(5));
  expect(seen).toHaveLength(6);
});

test.each([
  ['all have files', () => true, 50, 3],
  ['every second one has', (place: number) => place % 2 === 0, 50, 5],
  ['few have', (place: number) => place % 10 === 0, 20, 10],
])('[L-24] a zip looks at 200 until it has 50 files: %s', async (_, hasFile, files, calls) => {
  const seen = serve({ all: 900, size: 20, hasFile });
  expect(await readEntitled(queryOf)).toHaveLength(files);
  expect(seen).toHaveLength(calls);
  expect(seen[0]?.query).toMatchObject({ entitled: 'true' });
});
