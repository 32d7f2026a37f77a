import { aPublication, refuse, testNetwork } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { api } from '../api.ts';
import { configureApi } from '../configuration.ts';
import { failureMessage } from './failureMessage.ts';

const page = { pagination_metadata: { page: 1, num_pages: 1, max_records: 3 } };
const noTitle = { ...aPublication(), title: null };

/** Reads a list from an API that answers with this body. */
async function read(body: unknown, reports: unknown[] = []) {
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma', mark: 'emma' }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    onSkipped: ({ kind, message }) => reports.push([kind, message]),
    adapter: testNetwork([refuse(libraryCalls.highlightsDocuments, 200, body)], []),
  });
  return api.call(libraryCalls.highlightsDocuments);
}

test('records of another shape are skipped, counted, and reported once', async () => {
  const reports: unknown[] = [];
  const good = aPublication();
  expect(await read({ ...page, records: [noTitle, good, 7] }, reports)).toMatchObject({
    ...page,
    records: [good],
    skipped: 2,
  });
  expect(reports).toEqual([
    [
      'server',
      'The answer of highlights_documents has an unexpected shape. Records left out: 2 (records.0.title: has no title)',
    ],
  ]);
});

test('what the API itself left out counts, too', async () => {
  expect(await read({ ...page, records: [noTitle, aPublication()], skipped: 3 })).toMatchObject({
    skipped: 4,
  });
});

test('[K-01] a bare list loses its broken records alone, too', async () => {
  const good = aPublication();
  expect(await read([noTitle, good])).toMatchObject({ records: [good], skipped: 1 });
});

test.each([
  { page: 1, num_pages: 2, max_records: 3 },
  { num_pages: '2' },
  { num_pages: null, max_records: '3' },
])(
  '[T-02] a page of broken records alone is an empty one if there are more: %j',
  async (pagination_metadata) => {
    const several = { pagination_metadata, records: [noTitle, 7] };
    expect(await read(several)).toMatchObject({ records: [], skipped: 2 });
  },
);

test.each([
  ['no other record is there', { ...page, records: [noTitle] }],
  ['something else is wrong, too', { ...page, records: [noTitle, aPublication()], skipped: 'two' }],
])('[K-01] when %s, the call fails, and its content is not taken for nothing', async (when, body) => {
  history.pushState(null, '', `/${encodeURIComponent(when)}`);
  const reports: unknown[] = [];
  const error: unknown = await read(body, reports).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ kind: 'server', cause: { name: '$ZodError' } });
  expect(failureMessage(error)).toBe('common.notShown');
  expect(reports).toEqual([
    ['server', expect.stringMatching(/^The answer of highlights_documents .* Nothing of it can be shown \(/)],
  ]);
});

test('[K-01] an answer without content is reported as a fault, not as an unreadable record', async () => {
  const reports: unknown[] = [];
  const error: unknown = await read('<html>', reports).catch((caught: unknown) => caught);
  expect(failureMessage(error)).toBe('common.somethingWrong');
  expect(reports).toEqual([]);
});

test('[K-01] a detail that cannot be read costs itself alone, and is reported once for a page', async () => {
  const reports: unknown[] = [];
  const body = { ...page, records: [{ ...aPublication(), long_title: 42 }] };
  expect(await read(body, reports)).toMatchObject({ records: [{ long_title: null }] });
  await read(body, reports);
  expect(reports).toEqual([
    ['server', 'The answer of highlights_documents has an unexpected shape. Not read: long_title.'],
  ]);
  history.pushState(null, '', '/another-page');
  await read(body, reports);
  expect(reports).toHaveLength(2);
});
