import {
  answer,
  aPublication,
  aPublicationList,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@portal/contract';
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
const list: Handler = answer(call, () => aPublicationList(answers));
const reads = (requests: readonly TestRequest[]) => requests.filter(({ path }) => path === call.path);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const notice = () => screen.queryByText(/since you were last here/);

async function aReader(language: Language = 'en') {
  answers = papers.slice(2);
  const shown = await renderScreen(<PublicationList query={query} paging={paging} />, {
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

afterEach(() => jest.restoreAllMocks());

test('[T-02] after an hour in the background the list stands as it was, and says what has come; then shows it', async () => {
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
])('[T-02] nothing is said if %s', async (_what, minutes, later, asked) => {
  const { requests } = await aReader();
  answers = later();
  beAway(minutes);
  await waitFor(() => expect(reads(requests)).toHaveLength(asked));
  await act(() => Promise.resolve());
  expect(notice()).toBeNull();
});
