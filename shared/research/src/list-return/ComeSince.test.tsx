import {
  answer,
  aPublication,
  aPublicationList,
  passTime,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@portal/contract';
import { useState } from 'react';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from '../publication-list/PublicationList.tsx';
import { publicationsQuery } from '../publication-list/publicationsQuery.ts';

const call = libraryCalls.highlightsDocuments;
const paging = { pageSize: 3, limit: 9 };
type Filters = Parameters<typeof publicationsQuery>[0]['filters'];
const listOf = (filters: Filters) => publicationsQuery({ key: ['test'], call, filters, paging });
const newestFirst = listOf({ order: 'desc' });
const papers = ['A', 'B', 'C', 'D'].map((name, days) =>
  aPublication({
    doc_ref: name,
    title: `Paper ${name}`,
    publication_date: `2026-11-${20 - days}T07:30:00+01:00`,
  }),
);
const older = ['E', 'F', 'G'].map((name, days) =>
  aPublication({
    doc_ref: name,
    title: `Paper ${name}`,
    publication_date: `2026-11-0${3 - days}T07:30:00+01:00`,
  }),
);

let answers: typeof papers;
let isSlow = false;
const quick: Handler = answer(call, (request) => {
  const page = Number(request.query.page);
  const records = answers.slice((page - 1) * paging.pageSize, page * paging.pageSize);
  return aPublicationList(records, {
    page,
    num_pages: Math.ceil(answers.length / paging.pageSize),
    max_records: answers.length,
  });
});
const list: Handler = {
  ...quick,
  answer: (request) => (isSlow ? new Promise(() => undefined) : quick.answer(request)),
};
const reads = (requests: readonly TestRequest[]) => requests.filter(({ path }) => path === call.path);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const notice = () => screen.queryByText(/since you were last here/);

interface PagesProps {
  query: typeof newestFirst;
  /** When the reader comes back. */
  later?: typeof newestFirst;
}

/** The reader can leave the list for another page of the portal. */
function Pages({ query, later = query }: PagesProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        {step === 1 ? 'Come back' : 'Leave'}
      </button>
      {step === 1 ? null : <PublicationList query={step === 0 ? query : later} paging={paging} />}
    </>
  );
}

interface Reader extends Partial<PagesProps> {
  language?: Language;
  /** @default papers C and D */
  first?: typeof papers;
}

async function aReader({
  language = 'en',
  first = papers.slice(2),
  query = newestFirst,
  later,
}: Reader = {}) {
  answers = first;
  const shown = await renderScreen(<Pages query={query} later={later ?? query} />, {
    language,
    messages: (each) => Promise.resolve(researchMessages[each]),
    handlers: [list],
  });
  await waitFor(() => expect(titles()).toEqual(first.slice(0, paging.pageSize).map(({ title }) => title)));
  return shown;
}

/** To another page of the portal, for so many minutes, while these have come. */
async function leaveFor(
  minutes: number,
  { user }: Awaited<ReturnType<typeof aReader>>,
  after: typeof papers,
) {
  answers = after;
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
  await user.click(screen.getByRole('button', { name: 'Come back' }));
}

/** In the background, for so many minutes. */
function beAway(minutes: number) {
  const now = Date.now();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
}

afterEach(() => {
  isSlow = false;
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  [299, 'stands there at once, before it is read again', ['Paper C', 'Paper D']],
  [300, 'is read again', []],
])('[L-07] the way back after %i s: the list %s', async (seconds, _what, atOnce) => {
  const { user } = await aReader();
  isSlow = true;
  jest.useFakeTimers();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await passTime(seconds * 1_000);
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    atOnce,
  );
});

test('[T-02] after an hour away the list stands, announces what is new, then shows it', async () => {
  const { user, requests } = await aReader();
  answers = papers.slice(1);
  beAway(60);
  expect(await screen.findByText('1 new publication since you were last here.')).toBeVisible();
  expect(titles()).toEqual(['Paper C', 'Paper D']);
  await user.click(screen.getByRole('button', { name: 'Show new' }));
  await waitFor(() => expect(titles()).toEqual(['Paper B', 'Paper C', 'Paper D']));
  expect(notice()).toBeNull();
  expect(reads(requests)).toHaveLength(2);
});

test.each([
  ['over an hour ago', 61, '1 new publication since you were last here.'],
  ['a moment ago', 14, undefined],
])('[L-07] [T-02] a list left %s has what is new when it is loaded again', async (_what, minutes, news) => {
  const reader = await aReader();
  const { user } = reader;
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await leaveFor(minutes, reader, papers.slice(1));
  await waitFor(() => expect(titles()).toEqual(['Paper B', 'Paper C', 'Paper D']));
  expect(notice()?.textContent).toBe(news && `${news} Show new`);
  if (news === undefined) return;
  await user.click(screen.getByRole('button', { name: 'Show new' }));
  expect(notice()).toBeNull();
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
});

test('[T-02] what was shown is not announced again with the next page', async () => {
  const many = [...papers.slice(2), ...older];
  const reader = await aReader({ first: many });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await leaveFor(61, reader, [...papers.slice(1, 2), ...many]);
  expect(await screen.findByText('1 new publication since you were last here.')).toBeVisible();
  await reader.user.click(screen.getByRole('button', { name: 'Show new' }));
  expect(notice()).toBeNull();
  await reader.user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(notice()).toBeNull();
});

test('[T-02] what is new stays announced while the next page loads', async () => {
  const many = [...papers.slice(2), ...older];
  const { user } = await aReader({ first: many });
  answers = [...papers.slice(1, 2), ...many];
  beAway(60);
  await screen.findByText('1 new publication since you were last here.');
  const announced = notice();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(notice()).toBe(announced);
});

test.each([
  ['oldest first', listOf({ order: 'asc' })],
  ['by relevance', listOf({ search_term: 'rates' })],
])('[T-02] a list %s does not announce a page that was not loaded before', async (_what, query) => {
  const oldestFirst = papers.toReversed();
  const reader = await aReader({ query, first: oldestFirst });
  await leaveFor(61, reader, oldestFirst);
  await reader.user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(notice()).toBeNull();
});

test('[T-02] a list with other editions in it than before announces none of them', async () => {
  const later = listOf({ order: 'desc', fold_editions: 'German' });
  const reader = await aReader({ later });
  await leaveFor(61, reader, papers.slice(1));
  await waitFor(() => expect(titles()).toEqual(['Paper B', 'Paper C', 'Paper D']));
  expect(notice()).toBeNull();
});

test('[L-07] a tab in the background may be discarded: its place is kept at once', async () => {
  await aReader();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(JSON.stringify(sessionStorage)).not.toContain('newest');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify(sessionStorage)).toContain('newest');
});

test('[I-01] in German, and with more than a page of them', async () => {
  await aReader({ language: 'de' });
  answers = papers.slice(0, 2);
  beAway(16);
  expect(
    await screen.findByText('2 oder mehr neue Publikationen, seit Sie zuletzt hier waren.'),
  ).toBeVisible();
});

test.each([
  ['nothing has come', 60, () => papers.slice(2), 2],
  [
    'an older one moved up, as one was read or withdrawn',
    60,
    () => [...papers.slice(3), ...older.slice(0, 1)],
    2,
  ],
  ['the reader was away for a moment', 14, () => papers.slice(0), 1],
])('[T-02] nothing is announced if %s', async (_what, minutes, later, count) => {
  const { requests } = await aReader();
  answers = later();
  beAway(minutes);
  await waitFor(() => expect(reads(requests)).toHaveLength(count));
  await act(() => Promise.resolve());
  expect(notice()).toBeNull();
});
