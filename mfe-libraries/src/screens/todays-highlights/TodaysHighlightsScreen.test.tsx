import { changeLanguage } from '@portal/i18n';
import {
  answer,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls, type DmoLink } from '@portal/wire-libraries';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const publications = [
  aPublication({ title: 'Alpin Bank: solid', publication_date: '2026-11-21T06:05:00+01:00' }),
  aPublication({ title: 'Bonds for winter', entitled: false, download_link: '', preview_link: '' }),
];
const highlights = answer(libraryCalls.highlightsDocuments, aPublicationList(publications));
const dmo = (links: DmoLink[]) => answer(libraryCalls.dmoLinks, links);
const ready = dmo([{ download_link: 'documents/dmo/download', entitled: true }]);

function open(handlers: Handler[], language: 'en' | 'de' = 'en') {
  return renderScreen(remote.routes.gated ?? [], {
    path: '/todays-highlights',
    messages: loadMessages,
    handlers,
    language,
  });
}

afterEach(() => jest.useRealTimers());

test('[H-01] the title holds today’s date, tiles their time of day, the count the sum', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T23:30:00Z'),
    advanceTimers: true,
    doNotFake: ['performance'],
  });
  const { container, requests } = await open([highlights, ready]);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent("Today's Highlights 22.11.2026");
  expect(await screen.findByText('06:05')).toBeVisible();
  expect(screen.getByText('2 of 2 publications')).toBeVisible();
  expect(requests.find(({ path }) => path === 'highlights_documents')?.query).toMatchObject({
    ...{ limit: '200', page_size: '50', page: '1', order: 'desc' },
    date_range: '{"start_date":"2026-11-22","end_date":"2026-11-22"}',
  });
  await expectNoAxeViolations(container);
});

test('/ shows the same screen', async () => {
  await renderScreen(remote.routes.gated ?? [], {
    path: '/',
    messages: loadMessages,
    handlers: [highlights, ready],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("Today's Highlights");
});

test('[H-06] a day without content is reported', async () => {
  await open([answer(libraryCalls.highlightsDocuments, aPublicationList([])), ready]);
  expect(
    await screen.findByText(
      'Sorry, no content has been published today. Older publications can be found using the "Keyword Search".',
    ),
  ).toBeVisible();
  expect(screen.getByText('0')).toBeVisible();
});

test('a failed read offers Retry instead of the list, and Retry reads again', async () => {
  let calm = false;
  const flaky: Handler = {
    ...highlights,
    answer: (request) => (calm ? highlights : refuse(libraryCalls.highlightsDocuments, 500)).answer(request),
  };
  const { user } = await open([flaky, ready]);
  expect(await screen.findByText('The publications could not be loaded')).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
  calm = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Alpin Bank: solid')).toBeVisible();
});

test('[I-01] [L-16] another language changes texts and keeps loaded entries until its editions lead', async () => {
  const { requests } = await open([highlights, ready]);
  await screen.findByText('2 of 2 publications');
  await act(() => changeLanguage('de'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heutige Highlights');
  expect(screen.getByText('2 von 2 Publikationen')).toBeVisible();
  expect(await screen.findAllByText('Unternehmensstudie')).toHaveLength(2);
  await waitFor(() =>
    expect(
      requests
        .filter(({ path }) => path === 'highlights_documents')
        .map(({ query }) => query['fold_editions']),
    ).toEqual(['English', 'German']),
  );
});

test.each([
  ['en', 'Refresh', /^Updated at \d\d:\d\d$/],
  ['de', 'Aktualisieren', /^Aktualisiert um \d\d:\d\d$/],
] as const)('the day is read again, and when is shown (%s)', async (language, name, said) => {
  const { user, requests } = await open([highlights, ready], language);
  await screen.findByText('Alpin Bank: solid');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
  const readsOf = (call: string) => requests.filter(({ path }) => path === call);
  expect(readsOf('highlights_documents')).toHaveLength(2);
  expect(readsOf('dmo_links')).toHaveLength(2);
});

test('a day that cannot be read again stays, and it is shown', async () => {
  let calm = true;
  const flaky: Handler = {
    ...highlights,
    answer: (request) => (calm ? highlights : refuse(libraryCalls.highlightsDocuments, 500)).answer(request),
  };
  const { user } = await open([flaky, ready]);
  await screen.findByText('Alpin Bank: solid');
  calm = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Could not be refreshed')).toBeVisible();
  expect(screen.getByText('Alpin Bank: solid')).toBeVisible();
});

test('a reloaded day is up to date, even if the link of the DMO cannot be read', async () => {
  const { user, requests } = await open([highlights, refuse(libraryCalls.dmoLinks, 500)]);
  await screen.findByText('Alpin Bank: solid');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^Updated at/)).toBeVisible();
  expect(requests.filter(({ path }) => path === 'highlights_documents')).toHaveLength(2);
});

describe('[H-01] a page left open over midnight', () => {
  async function openInTheEvening(at: string) {
    jest.useFakeTimers({ now: new Date(at), advanceTimers: true, doNotFake: ['performance'] });
    const opened = await open([highlights, ready]);
    await screen.findByText('Alpin Bank: solid');
    return opened;
  }

  async function expectTheNextDay({ requests }: Awaited<ReturnType<typeof open>>) {
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Today's Highlights 22.11.2026"),
    );
    await waitFor(() =>
      expect(requests.findLast(({ path }) => path === 'highlights_documents')?.query['date_range']).toBe(
        '{"start_date":"2026-11-22","end_date":"2026-11-22"}',
      ),
    );
  }

  test('shows the next day at midnight', async () => {
    const opened = await openInTheEvening('2026-11-21T22:59:59.500Z');
    act(() => jest.advanceTimersByTime(600));
    await expectTheNextDay(opened);
  });

  test('shows the next day when the reader returns', async () => {
    const opened = await openInTheEvening('2026-11-21T19:30:00Z');
    jest.setSystemTime(new Date('2026-11-22T06:30:00Z'));
    fireEvent.focus(window);
    await expectTheNextDay(opened);
  });

  test('reads the next day on Refresh, even if nothing else told of it', async () => {
    const opened = await openInTheEvening('2026-11-21T19:30:00Z');
    jest.setSystemTime(new Date('2026-11-22T06:30:00Z'));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Updated at 07:30')).toBeVisible();
    await expectTheNextDay(opened);
  });
});

describe("[H-05] 'Download today's DMO'", () => {
  const button = () => screen.findByRole('button', { name: "Download today's DMO" });

  test('downloads in a new tab', async () => {
    const replace = jest.fn();
    const tab = { location: { replace }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const token = answer(calls.downloadToken, { auth_token: 'one-time', expires_in: 120 });
    const { user } = await open([highlights, ready, token]);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    await user.click(await button());
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(expect.stringContaining('/api/documents/dmo/download?')),
    );
  });

  test('says when it is not published yet', async () => {
    const { user } = await open([highlights, dmo([])]);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    await user.click(await button());
    expect(
      await screen.findByText(
        "Today's Daily Market Opinion hasn't been published yet. Please try again later.",
      ),
    ).toBeVisible();
  });

  test('says when it is not in the subscription', async () => {
    const { user } = await open([highlights, dmo([{ download_link: null, entitled: false }])]);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    await user.click(await button());
    expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  });

  test('could not be asked for: is reported in its place, and can be tried again', async () => {
    let calm = false;
    const flaky: Handler = {
      ...ready,
      answer: (request) => (calm ? ready : refuse(libraryCalls.dmoLinks, 500)).answer(request),
    };
    const { user } = await open([highlights, flaky]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(retry.parentElement).toHaveTextContent('Daily Market Opinion: Could not load – Try again');
    expect(screen.queryByRole('button', { name: "Download today's DMO" })).toBeNull();
    calm = true;
    await user.click(retry);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  });

  test('is disabled and this is shown when it has no file', async () => {
    const { user } = await open([highlights, dmo([{ download_link: null, entitled: true }])]);
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    await user.hover(await button());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The Daily Market Opinion is not available at the moment.',
    );
  });
});
