import {
  answer,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { clearToasts, toastStore } from '@portal/ui';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const news = { since: '2020-11-20T16:40:00Z', count: 12 };
const listWith = (metadata: object) => {
  const list = aPublicationList([aPublication({ title: 'Alpin Bank', is_read: false, is_new: true })]);
  return { ...list, pagination_metadata: { ...list.pagination_metadata, ...metadata } };
};
const marks = answer(libraryCalls.markAllRead, { marked: 12, marked_at: '2026-11-23T08:00:00.123456Z' });

async function open(
  metadata: object,
  path = '/todays-highlights',
  more: Handler[] = [marks],
  language: 'en' | 'de' = 'en',
) {
  const lists = answer(libraryCalls.highlightsDocuments, listWith(metadata));
  const page = await renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    language,
    handlers: [
      ...more,
      lists,
      answer(libraryCalls.dmoLinks, []),
      answer(libraryCalls.unmarkRead, { unmarked: 12 }),
    ],
  });
  const listReads = () => page.requests.filter(({ path: call }) => call === 'highlights_documents');
  await screen.findByRole('heading', { name: 'Alpin Bank' });
  return { ...page, listReads };
}

const said = () =>
  toastStore.getState().map(({ message }) => (typeof message === 'string' ? message : message.id));
const since = (name = 'New since 20.11.2020 · 12') => screen.findByRole('button', { name });
const markAll = () => screen.findByRole('button', { name: 'Mark all as read' });

afterEach(clearToasts);

test.each([
  ['at the first visit, or where an API does not tell', {}],
  ['where nothing is new', { news: { ...news, count: 0 } }],
])('[L-21] %s nothing is shown of news', async (_, metadata) => {
  await open(metadata);
  expect(screen.queryByRole('button', { name: /New since|Mark all/ })).toBeNull();
});

test('[L-21] what is new is shown alone, and all again', async () => {
  const { user, address, listReads, container } = await open({ news });
  expect(await since()).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(container);
  await user.click(await since());
  await waitFor(() => expect(address()).toContain('new=true'));
  expect(listReads().at(-1)?.query).toMatchObject({ new: 'true' });
  expect(await since()).toHaveAttribute('aria-pressed', 'true');
  await user.click(await since());
  await waitFor(() => expect(address()).not.toContain('new=true'));
});

test('[L-21] readers in German see what is new in German', async () => {
  const { container } = await open({ news }, '/todays-highlights', [marks], 'de');
  expect(await since('Neu seit 20.11.2020 · 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alle als gelesen markieren' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[L-21] a filter that finds nothing new can be taken away where it was set', async () => {
  await open({ news: { ...news, count: 0 } }, '/todays-highlights?new=true');
  expect(await since('New since 20.11.2020 · 0')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('[L-21] more than are counted are shown as such', async () => {
  await open({ news: { ...news, count: 1000 } });
  expect(await since('New since 20.11.2020 · 999+')).toBeVisible();
});

test('[L-21] marking all as read respects the filters, reloads the list, and can be undone', async () => {
  const { user, listReads, requests } = await open(
    { news },
    '/todays-highlights?Asset+Classification=Equity&new=true',
  );
  const before = listReads().length;
  await user.click(await markAll());
  await waitFor(() => expect(said()).toEqual(['libraries.new.marked']));
  const { body } = requests.find(({ path }) => path === 'mark_all_read') ?? {};
  expect(body).toMatchObject({
    list: 'highlights',
    date_range: expect.stringContaining('start_date') as unknown,
  });
  expect(JSON.stringify(body)).toContain('Equity');
  await waitFor(() => expect(listReads().length).toBeGreaterThan(before));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await since()).toHaveAttribute('aria-pressed', 'false');
  toastStore.getState()[0]?.action?.run();
  await waitFor(() =>
    expect(requests.find(({ path }) => path === 'unmark_read')?.body).toEqual({
      marked_at: '2026-11-23T08:00:00.123456Z',
    }),
  );
});

test('[L-21] a filter that is taken away while all is being marked as read stays away', async () => {
  let go: (value?: unknown) => void = () => undefined;
  const after = new Promise((resolve) => (go = resolve));
  const slow = answer(libraryCalls.markAllRead, { marked: 12, marked_at: null }, { after });
  const { user, address } = await open({ news }, '/todays-highlights?Asset+Classification=Equity&new=true', [
    slow,
  ]);
  await user.click(await markAll());
  await user.click(screen.getByRole('button', { name: 'Remove filter Asset class: Equity' }));
  await waitFor(() => expect(address()).not.toContain('Equity'));
  go();
  await waitFor(() => expect(address()).not.toContain('new=true'));
  expect(address()).not.toContain('Equity');
});

test('[L-21] a failure is reported, and all stays as it was', async () => {
  const { user } = await open({ news }, '/todays-highlights?new=true', [
    refuse(libraryCalls.markAllRead, 500),
  ]);
  await user.click(await markAll());
  await waitFor(() => expect(said()).toEqual(['common.somethingWrong']));
  expect(await since()).toHaveAttribute('aria-pressed', 'true');
});
