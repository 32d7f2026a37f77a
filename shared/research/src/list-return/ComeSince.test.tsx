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
const query = publicationsQuery({ key: ['test'], call, paging });
const papers = ['A', 'B', 'C', 'D'].map((name, days) =>
  aPublication({
    doc_ref: name,
    title: `Paper ${name}`,
    publication_date: `2026-11-${20 - days}T07:30:00+01:00`,
  }),
);
const older = aPublication({ doc_ref: 'E', publication_date: '2026-11-01T07:30:00+01:00' });

let answers: typeof papers;
let isSlow = false;
const quick: Handler = answer(call, () => aPublicationList(answers));
const list: Handler = {
  ...quick,
  answer: (request) => (isSlow ? new Promise(() => undefined) : quick.answer(request)),
};
const reads = (requests: readonly TestRequest[]) => requests.filter(({ path }) => path === call.path);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const notice = () => screen.queryByText(/since you were last here/);

/** The reader can leave the list for another page of the portal. */
function Pages() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere ? <PublicationList query={query} paging={paging} /> : null}
    </>
  );
}

async function aReader(language: Language = 'en') {
  answers = papers.slice(2);
  const shown = await renderScreen(<Pages />, {
    language,
    messages: (each) => Promise.resolve(researchMessages[each]),
    handlers: [list],
  });
  await waitFor(() => expect(titles()).toEqual(['Paper C', 'Paper D']));
  return shown;
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
  const { user } = await aReader();
  answers = papers.slice(1);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  await waitFor(() => expect(titles()).toEqual(['Paper B', 'Paper C', 'Paper D']));
  expect(notice()?.textContent).toBe(news && `${news} Show new`);
  if (news === undefined) return;
  await user.click(screen.getByRole('button', { name: 'Show new' }));
  expect(notice()).toBeNull();
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
});

test('[L-07] a tab in the background may be discarded: its place is kept at once', async () => {
  await aReader();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(JSON.stringify(sessionStorage)).not.toContain('newest');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify(sessionStorage)).toContain('newest');
});

test('[I-01] in German, and with more than a page of them', async () => {
  await aReader('de');
  answers = papers.slice(0, 2);
  beAway(16);
  expect(
    await screen.findByText('2 oder mehr neue Publikationen, seit Sie zuletzt hier waren.'),
  ).toBeVisible();
});

test.each([
  ['nothing has come', 60, () => papers.slice(2), 2],
  ['an older one moved up, as one was read or withdrawn', 60, () => [...papers.slice(3), older], 2],
  ['the reader was away for a moment', 14, () => papers.slice(0), 1],
])('[T-02] nothing is announced if %s', async (_what, minutes, later, count) => {
  const { requests } = await aReader();
  answers = later();
  beAway(minutes);
  await waitFor(() => expect(reads(requests)).toHaveLength(count));
  await act(() => Promise.resolve());
  expect(notice()).toBeNull();
});
