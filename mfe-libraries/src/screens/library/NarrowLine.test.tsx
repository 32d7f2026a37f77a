import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  expectNoAxeViolations,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const list = {
  ...aPublicationList([
    aPublication({ title: 'In the list', other_editions: [] }),
    aPublication({ title: 'Closed', entitled: false, download_link: '', preview_link: '' }),
  ]),
};
const handlers: Handler[] = [
  answer(libraryCalls.equitiesDocuments, {
    ...list,
    pagination_metadata: {
      ...list.pagination_metadata,
      outside: 4,
      entitled_only: true,
      news: { since: '2026-11-20T10:00:00Z', count: 3 },
    },
  }),
  answer(libraryCalls.equitiesTagFilters, {}),
  answer(libraryCalls.savedViews, { views: [], mails_off: false }),
  answer(libraryCalls.latestRatings, aRatingChangeList([])),
  answer(calls.webDocuments, aPublicationList([])),
];

/** An upright tablet, or narrower. */
function holdTablet() {
  const wide = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query === '(max-width: 59.9375em)' }));
}

async function open(language: 'en' | 'de' = 'en') {
  holdTablet();
  const rendered = await renderScreen(remote.routes.gated ?? [], {
    path: '/equities',
    messages: loadMessages,
    calls: libraryCalls,
    language,
    handlers,
  });
  await screen.findByText('In the list');
  return rendered;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 'Filters', 'Newest first', 'More', '2 publications'],
  ['de', 'Filter', 'Neueste zuerst', 'Mehr', '2 Publikationen'],
] as const)(
  '[L-27] in a narrow window one line filters and sorts; the list has its count (%s)',
  async (language, filters, newest, more, count) => {
    const { container } = await open(language);
    const line = screen.getByRole('button', { name: more }).closest('section');
    expect(within(line ?? container).getByRole('button', { name: filters })).toBeVisible();
    expect(within(line ?? container).getByDisplayValue(newest)).toBeVisible();
    expect(within(line ?? container).getByRole('button', { name: /^(Rows|Zeilen)$/ })).toBeVisible();
    expect(screen.getByText(new RegExp(`${count}$`))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Export|Exportieren)$/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /separately|einzeln/ })).toBeNull();
    await expectNoAxeViolations(container);
  },
);

test('[L-27] the rest is in a sheet; what opens over it leaves it open', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  await waitFor(() => {
    for (const name of ['Rating changes', 'Mark all as read', 'Copy link', 'Export', 'Save view'])
      expect(sheet.getByRole('button', { name })).toBeVisible();
  });
  expect(sheet.getByRole('checkbox', { name: 'Show editions separately' })).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: 'In my subscription' })).toBeChecked();
  expect(sheet.getByText(/^4 outside your subscription\./)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog', { name: 'Export' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
