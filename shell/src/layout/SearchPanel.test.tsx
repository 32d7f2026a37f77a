import {
  answer,
  expectNoAxeViolations,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadShellMessages } from '../messages/index.ts';
import { KeywordSearch } from './header/KeywordSearch.tsx';

const suggested = answer(calls.searchSuggestions, {
  records: [
    { category: 'Company', value: 'Banca', translated_value: null, profile_link: '/company_profile/C1' },
    { category: 'Sector', value: 'Banks', translated_value: 'Banken', profile_link: '/sector_profile/S1' },
  ],
  titles: [
    { title: 'Banken im Wandel', language: 'de', entitled: true, preview_link: '/document_preview/R1' },
  ],
});

/** Of an API that keeps searches. */
function searches(enabled = true, ...before: string[]) {
  let terms = before;
  const noted: Handler = {
    method: 'POST',
    path: calls.noteSearch.path,
    answer: ({ body }) => {
      terms = [(body as { search_term: string }).search_term, ...terms];
      return Promise.resolve({ status: 200, body: { success: true } });
    },
  };
  const forgotten: Handler = {
    method: 'POST',
    path: calls.forgetSearches.path,
    answer: () => {
      terms = [];
      return Promise.resolve({ status: 200, body: { success: true } });
    },
  };
  const handlers = [answer(calls.recentSearches, () => ({ enabled, searches: terms })), noted, forgotten];
  return { handlers, terms: () => terms };
}

interface Opening {
  path?: string;
  language?: 'en' | 'de';
  /** @default false */
  mayFollow?: boolean;
}

const show = (
  handlers: Handler[] = [suggested],
  { path = '/coverage', language = 'en', mayFollow = false }: Opening = {},
) =>
  renderScreen(
    <>
      <header>
        <KeywordSearch onPrefetch={() => undefined} />
      </header>
      <main id="content" tabIndex={-1}>
        <button type="button">On the page</button>
        <p>Plain text</p>
      </main>
    </>,
    {
      path,
      messages: loadShellMessages,
      handlers: [...handlers, ...searches(false).handlers],
      entitlements: someEntitlements((tab) => tab !== 'notification_centre_tab' || mayFollow),
      language,
    },
  );

const field = () => screen.getByRole('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const all = ['“ba” in All Research', 'Banca', 'Banks', 'Banken im Wandel'];

test('[L-20] the first letter offers companies, sectors and titles as a combobox', async () => {
  const { user, container, requests } = await show();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'b');
  await screen.findByRole('option', { name: 'Banca' });
  await user.type(field(), 'a');
  await waitFor(() => expect(options()).toEqual(all));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
  expect(
    within(screen.getByRole('group', { name: 'Publications' })).getByText('Banken im Wandel'),
  ).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('option', { name: 'Banks' })).toHaveAttribute('href', '/sector_profile/S1');
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === calls.searchSuggestions.path)?.query).toEqual({
      search_term: 'ba',
      language: 'English',
    }),
  );
  await expectNoAxeViolations(container);
});

test('[L-20] arrows choose, Enter opens what is chosen, and without a choice searches', async () => {
  const { user, address } = await show();
  await user.type(field(), 'ba');
  await screen.findByRole('option', { name: 'Banca' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Banca', selected: true });
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/document_preview/R1');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), 'n{Enter}');
  expect(address()).toBe('/all-research?search_term=ban');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[L-20] Escape closes the panel and keeps the text; leaving the field closes it, too', async () => {
  const { user } = await show();
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('ba');
  await user.type(field(), 'n');
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('button', { name: 'On the page' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[L-28] a click in the frame of a document closes the panel', async () => {
  const { user, container } = await show();
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  // Another window has the focus: the panel stays.
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(screen.getByRole('listbox')).toBeVisible();
  const frame = container.appendChild(document.createElement('iframe'));
  act(() => {
    frame.focus();
    window.dispatchEvent(new Event('blur'));
  });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[L-20] in a library the call names it, and the library is offered first, in German, too', async () => {
  const { user, requests } = await show([suggested], { path: '/equities?Sector=Banks', language: 'de' });
  await user.type(field(), 'ba');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('«ba» in Aktien');
  expect(first).toHaveAttribute('href', '/equities?Sector=Banks&search_term=ba');
  await screen.findByRole('option', { name: 'Banken' });
  const expected = { search_term: 'ba', language: 'German', library: 'equities' };
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === calls.searchSuggestions.path)?.query).toEqual(expected),
  );
});

test.each([
  ['does not know the call', refuse(calls.searchSuggestions, 404)],
  ['fails', refuse(calls.searchSuggestions, 500)],
])('[L-20] [K-02] where the API %s, the search itself is offered', async (_what, handler) => {
  const { user, requests, address } = await show([handler]);
  await user.type(field(), 'ba');
  await waitFor(() => expect(requests.some(({ query }) => query['search_term'] === 'ba')).toBe(true));
  expect(options()).toEqual(['“ba” in All Research']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/all-research?search_term=ba');
});

test('[L-20] an answer that comes late replaces none of a later text', async () => {
  let letGo = (): void => undefined;
  const late = new Promise<void>((resolve) => (letGo = resolve));
  const byText: Handler = {
    ...suggested,
    answer: async (request) => {
      const typed = request.query['search_term'] ?? '';
      if (typed === 'o') await late;
      const titles = [{ title: `Of ${typed}`, language: 'en', entitled: true, preview_link: '' }];
      return answer(calls.searchSuggestions, { records: [], titles }).answer(request);
    },
  };
  const { user, requests } = await show([byText]);
  await user.type(field(), 'o');
  await waitFor(() => expect(requests.some(({ query }) => query['search_term'] === 'o')).toBe(true));
  await user.type(field(), 'k');
  expect(await screen.findByRole('option', { name: 'Of ok' })).toBeVisible();
  letGo();
  await act(() => late);
  expect(options()).toEqual(['“ok” in All Research', 'Of ok']);
  // The same text is not requested twice.
  await user.keyboard('{Backspace}k');
  expect(await screen.findByRole('option', { name: 'Of ok' })).toBeVisible();
  expect(requests.filter(({ query }) => query['search_term'] === 'ok')).toHaveLength(1);
});

test('[L-20] "/" and Ctrl K lead to the field', async () => {
  const { user } = await show();
  screen.getByRole('button', { name: 'On the page' }).focus();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'On the page' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
});

test.each([
  ['en', 'Exact match', 'Did you mean'],
  ['de', 'Genauer Treffer', 'Meinten Sie'],
] as const)(
  '[L-28] an exact match stands first, another spelling is offered (%s)',
  async (language, exact, meant) => {
    const named = {
      category: 'Company' as const,
      value: 'Alber',
      translated_value: null,
      profile_link: '/company_profile/C2',
    };
    const suggestions = answer(calls.searchSuggestions, ({ query }) => ({
      records: [],
      titles: [],
      exact: { records: query['search_term'] === 'albn' ? [named] : [], titles: [] },
      spelling: query['search_term'] === 'albn' ? null : 'dividend',
    }));
    const { user, address, container } = await show([suggestions], { language });
    await user.type(field(), 'albn');
    const group = within(await screen.findByRole('group', { name: exact }));
    expect(group.getByRole('option', { name: 'Alber' })).toHaveAttribute('href', '/company_profile/C2');
    expect(options()[0]).toBe('Alber');
    await expectNoAxeViolations(container);
    await user.clear(field());
    await user.type(field(), 'divident');
    await user.click(
      within(await screen.findByRole('group', { name: meant })).getByRole('option', { name: 'dividend' }),
    );
    expect(address()).toBe('/all-research?search_term=dividend');
  },
);

test('[L-28] what was chosen for one text is not chosen for another', async () => {
  const company = (value: string, id: string) => ({
    category: 'Company' as const,
    value,
    translated_value: null,
    profile_link: `/company_profile/${id}`,
  });
  const named: Record<string, ReturnType<typeof company>> = {
    ALBN: company('Alber', 'C2'),
    BERN: company('Berna', 'C3'),
  };
  const suggestions = answer(calls.searchSuggestions, ({ query }) => {
    const exact = named[query['search_term'] ?? ''];
    return { records: [], titles: [], exact: { records: exact === undefined ? [] : [exact], titles: [] } };
  });
  const { user } = await show([suggestions]);
  await user.type(field(), 'ALBN');
  await screen.findByRole('option', { name: 'Alber' });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Alber', selected: true })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'BERN');
  expect(await screen.findByRole('option', { name: 'Berna', selected: false })).toBeVisible();
});

test.each([
  ['en', 'Recent searches', 'Clear recent searches'],
  ['de', 'Letzte Suchen', 'Letzte Suchen löschen'],
] as const)(
  '[L-28] an empty field offers recent searches, which can be cleared (%s)',
  async (language, name, clear) => {
    const stored = searches(true, 'Zinsen', 'dividend');
    const { user, address, container } = await show([suggested, ...stored.handlers], { language });
    await user.click(field());
    const recent = within(await screen.findByRole('group', { name }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Zinsen',
      'dividend',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(container);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/all-research?search_term=dividend');
    expect(stored.terms()[0]).toBe('dividend');
    await user.clear(field());
    await user.click(await screen.findByRole('option', { name: clear }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(stored.terms()).toEqual([]);
  },
);

test('[L-28] a click on plain text of the page closes the recent searches', async () => {
  const { user } = await show([suggested, ...searches(true, 'Zinsen').handlers]);
  await user.click(field());
  await screen.findByRole('option', { name: 'Zinsen' });
  await user.click(screen.getByText('Plain text'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[L-28] a search is kept, too, if the panel was closed or the same is sent again', async () => {
  const stored = searches();
  const { user } = await show([suggested, ...stored.handlers]);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(stored.terms()).toEqual(['ba']));
  await user.click(field());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored.terms()).toEqual(['ba', 'ba']));
});

test('[L-28] what is searched for is kept, also by its option; a page that was opened is not', async () => {
  const stored = searches();
  const { user } = await show([suggested, ...stored.handlers]);
  await user.type(field(), 'ba');
  await screen.findByRole('option', { name: 'Banca' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(stored.terms()).toEqual([]);
  await user.type(field(), 'n{Enter}');
  await waitFor(() => expect(stored.terms()).toEqual(['ban']));
  await user.type(field(), 'k');
  await user.click(await screen.findByRole('option', { name: '“bank” in All Research' }));
  await waitFor(() => expect(stored.terms()).toEqual(['bank', 'ban']));
});

test.each([
  ['does not know the call', [refuse(calls.recentSearches, 404)]],
  ['keeps none for this client', searches(false).handlers],
])('[L-28] [K-02] nothing is noted by an API that %s', async (_, handlers) => {
  const { user, requests } = await show([suggested, ...handlers]);
  await user.click(field());
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), 'ba{Enter}');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('[L-28] [N-06] a record is followed in the panel, by pointer and by keyboard', async () => {
  const preferences = aPreferencesApi([{ Sector: 'Banks' }]);
  const { user, container, address } = await show([suggested, ...preferences.handlers], { mayFollow: true });
  await user.type(field(), 'ba');
  await user.click(await screen.findByRole('option', { name: 'Follow Banca' }));
  await waitFor(() => expect(preferences.entries()).toEqual([{ Sector: 'Banks' }, { Company: 'Banca' }]));
  expect(screen.getByRole('option', { name: 'Following Banca' })).toBeVisible();
  await expectNoAxeViolations(container);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('option', { name: 'Following Banks', selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(preferences.entries()).toEqual([{ Company: 'Banca' }]));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('option', { name: 'Banks', selected: true })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Banken im Wandel', selected: true })).toBeVisible();
  expect(address()).toBe('/coverage');
});
