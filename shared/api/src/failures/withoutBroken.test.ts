import { aPublication, refuse, testNetwork } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { api } from '../api.ts';
import { configureApi } from '../configuration.ts';

const page = { pagination_metadata: { page: 1, num_pages: 1, max_records: 3 } };
const noTitle = { ...aPublication(), title: null };

/** Reads a list from an API that answers with this body. */
async function read(body: unknown, told: unknown[] = []) {
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma', mark: 'emma' }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    onLeftOut: ({ kind, message }) => told.push([kind, message]),
    adapter: testNetwork([refuse(libraryCalls.highlightsDocuments, 200, body)], []),
  });
  return api.call(libraryCalls.highlightsDocuments);
}

test('records of another shape are skipped, counted, and reported once', async () => {
  const told: unknown[] = [];
  const good = aPublication();
  expect(await read({ ...page, records: [noTitle, good, 7] }, told)).toMatchObject({
    ...page,
    records: [good],
    left_out: 2,
  });
  expect(told).toEqual([
    [
      'server',
      'The answer of highlights_documents has an unexpected shape. Records left out: 2 (records.0.title: Invalid input: expected string, received null)',
    ],
  ]);
});

test('what the API itself left out counts, too', async () => {
  expect(await read({ ...page, records: [noTitle, aPublication()], left_out: 3 })).toMatchObject({
    left_out: 4,
  });
});

test('[T-02] a page of nothing but broken records is an empty one, so that the list goes on', async () => {
  const several = { pagination_metadata: { page: 1, num_pages: 2, max_records: 3 } };
  expect(await read({ ...several, records: [noTitle, 7] })).toEqual({ ...several, records: [], left_out: 2 });
});

test.each([
  ['when no other record is there', { ...page, records: [noTitle] }],
  ['when something else is wrong, too', { ...page, records: [noTitle, aPublication()], left_out: 'two' }],
])('%s, the call fails', async (_when, body) => {
  const told: unknown[] = [];
  await expect(read(body, told)).rejects.toMatchObject({ kind: 'server', cause: { name: '$ZodError' } });
  expect(told).toEqual([]);
});

test('[K-01] a detail that cannot be read costs itself alone, and is reported once for a page', async () => {
  const told: unknown[] = [];
  const body = { ...page, records: [{ ...aPublication(), long_title: 42 }] };
  expect(await read(body, told)).toMatchObject({ records: [{ long_title: null }] });
  await read(body, told);
  expect(told).toEqual([
    ['server', 'The answer of highlights_documents has an unexpected shape. Not read: long_title.'],
  ]);
  history.pushState(null, '', '/another-page');
  await read(body, told);
  expect(told).toHaveLength(2);
});
