import { readCookie, removeCookie } from '@portal/session';
import { answer, aPublication, aPublicationList, expectNoAxeViolations, renderScreen } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

beforeEach(() => ['filterLanguages', 'filterAssetClasses'].forEach(removeCookie));

const some = answer(
  libraryCalls.highlightsDocuments,
  aPublicationList([aPublication({ title: 'Alpin Bank' })]),
);
const none = answer(libraryCalls.highlightsDocuments, aPublicationList([]));
const noDmo = answer(libraryCalls.dmoLinks, []);

async function open(path: string, list = some, language: 'en' | 'de' = 'en') {
  const handlers = [list, noDmo];
  const shown = await renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    handlers,
    language,
  });
  const listQueries = () =>
    shown.requests.filter(({ path }) => path === 'highlights_documents').map(({ query }) => query);
  return { ...shown, listQueries };
}

const clear = () => screen.queryByRole('button', { name: 'Clear filters' });
const dayIsEmpty =
  'Sorry, no content has been published today. Older publications can be found using the "Keyword Search".';
const nothingFound = "We can't find what you're looking for. Try using a different search term or filter.";

test('[H-02] [L-26] a line of three asset classes and languages; sorting as in every list', async () => {
  const { container, listQueries } = await open('/');
  expect(await screen.findByRole('button', { name: 'Publication language' })).toBeVisible();
  const line = screen.getByRole('region', { name: 'Filters' });
  for (const name of ['Equity', 'Fixed Income', 'Markets'])
    expect(within(line).getByRole('checkbox', { name })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('desc');
  expect(listQueries()).toEqual([expect.objectContaining({ order: 'desc' })]);
  await expectNoAxeViolations(container);
});

test('[H-02] [H-03] ticks stand in the address, narrow what is asked for, and are cleared at once', async () => {
  const { user, address, listQueries } = await open('/todays-highlights');
  await user.click(await screen.findByRole('checkbox', { name: 'Markets' }));
  await user.click(screen.getByRole('checkbox', { name: 'Equity' }));
  await waitFor(() =>
    expect(address()).toBe('/todays-highlights?Asset+Classification=Equity;Markets&Language=English;German'),
  );
  expect(JSON.parse(listQueries().at(-1)?.['tag_filters'] ?? '')).toEqual({
    'Asset Classification': ['Equity', 'Markets'],
    Language: ['English', 'German'],
  });
  expect(screen.getByRole('button', { name: 'Remove filter Asset class: Equity' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/todays-highlights?Language=English;German'));
  expect(screen.getByRole('checkbox', { name: 'Markets' })).not.toBeChecked();
});

test('[H-02] oldest first is asked for and stands in the address', async () => {
  const { user, address, listQueries } = await open('/');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  await waitFor(() => expect(address()).toBe('/?Language=English;German&sorting=asc'));
  await waitFor(() => expect(listQueries().at(-1)).toMatchObject({ order: 'asc' }));
});

test.each([
  ['/', false],
  ['/?Asset+Classification=Equity', true],
  ['/?start_date=2026-01-01', false],
])('[H-03] at %s there is something to clear: %s', async (path, clearable) => {
  await open(path);
  await screen.findByRole('checkbox', { name: 'Markets' });
  expect(clear() !== null).toBe(clearable);
});

test('[H-02] languages and asset classes are those of the last visit', async () => {
  const { user, unmount } = await open('/');
  await user.click(await screen.findByRole('checkbox', { name: 'Fixed Income' }));
  expect(readCookie('filterAssetClasses')).toBe('Fixed Income');
  unmount();
  const { listQueries } = await open('/');
  expect(await screen.findByRole('checkbox', { name: 'Fixed Income' })).toBeChecked();
  // Loader and screen share one request.
  expect(listQueries()).toHaveLength(1);
  expect(listQueries()[0]?.['tag_filters']).toContain('Fixed Income');
});

test('[H-06] without filters nothing today is shown of the day', async () => {
  await open('/', none);
  expect(await screen.findByText(dayIsEmpty)).toBeVisible();
  expect(screen.queryByText(nothingFound)).not.toBeInTheDocument();
});

test.each([
  ['/?Asset+Classification=Equity', 'Remove filter Asset class: Equity'],
  ['/?Language=German', 'Remove filter Publication language: German'],
  ['/?search_term=bank', 'Remove filter Search: bank'],
])('[H-06] at %s nothing found is not said of the day, and %s is offered', async (path, removal) => {
  const { user } = await open(path, none);
  expect(await screen.findByText(nothingFound)).toBeVisible();
  expect(screen.queryByText(dayIsEmpty)).not.toBeInTheDocument();
  const offered = screen.getByRole('list', { name: 'Remove a filter to find more:' });
  await user.click(within(offered).getByRole('button', { name: removal }));
  expect(await screen.findByText(dayIsEmpty)).toBeVisible();
});

test('[H-04] the panel of a small screen holds once applied, and Reset empties it', async () => {
  const { user, address } = await open('/?Asset+Classification=Equity&Language=German');
  await user.click(await screen.findByRole('button', { name: 'Filters (2)' }));
  const panel = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(panel).getByRole('button', { name: 'Reset' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Markets' }));
  expect(address()).toBe('/?Asset+Classification=Equity&Language=German');
  await expectNoAxeViolations(panel);
  await user.click(within(panel).getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(address()).toBe('/?Asset+Classification=Markets&Language=German'));
});

test('[H-02] [I-01] in German', async () => {
  await open('/?Asset+Classification=Markets', some, 'de');
  expect(await screen.findByRole('checkbox', { name: 'Märkte' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sortieren nach' })).toHaveDisplayValue('Neueste zuerst');
  expect(screen.getByRole('button', { name: 'Filter entfernen: Anlageklasse: Märkte' })).toBeVisible();
});

test('what the address cannot mean is shown', async () => {
  await open('/?start_date=2026-02-30&end_date=2026-03-01');
  expect(await screen.findByText('The date range contains a day that does not exist.')).toBeVisible();
});
