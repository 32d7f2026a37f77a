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
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const found = [aPublication({ title: 'Dividends ahead' })];
const nothingFound = "We can't find what you're looking for. Try using a different search term or filter.";

interface Visit {
  term?: string;
  language?: 'en' | 'de';
}

/** Opens the markets, where only a search for `dividend` has results. */
const open = (spelling: Handler, { term = 'divident', language = 'en' }: Visit = {}) =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/markets?search_term=${term}&Sector=Banks`,
    messages: loadMessages,
    language,
    handlers: [
      spelling,
      answer(libraryCalls.marketsDocuments, ({ query }) =>
        aPublicationList(query['search_term'] === 'dividend' ? found : []),
      ),
      answer(libraryCalls.marketsTagFilters, {}),
      answer(calls.webDocuments, aPublicationList([])),
    ],
  });

test('[L-19] a search that finds nothing offers the spelling that does, and keeps its filters', async () => {
  const { user, address, container, requests } = await open(
    answer(libraryCalls.searchSpelling, { suggestion: 'dividend' }),
  );
  const link = await screen.findByRole('link', { name: 'dividend' });
  expect(link.closest('p')).toHaveTextContent('Did you mean: dividend');
  expect(requests.find(({ path }) => path === libraryCalls.searchSpelling.path)?.query).toEqual({
    ...{ search_term: 'divident', library: 'markets' },
  });
  await expectNoAxeViolations(container);
  await user.click(link);
  expect(await screen.findByRole('link', { name: 'Dividends ahead' })).toBeVisible();
  expect(address()).toBe('/markets?search_term=dividend&Sector=Banks&Language=English;German');
  expect(screen.queryByText('Did you mean', { exact: false })).toBeNull();
});

test('[L-19] in German it is asked in German', async () => {
  await open(answer(libraryCalls.searchSpelling, { suggestion: 'dividende' }), { language: 'de' });
  const link = await screen.findByRole('link', { name: 'dividende' });
  expect(link.closest('p')).toHaveTextContent('Meinten Sie: dividende');
});

test.each([
  ['knows no other', answer(libraryCalls.searchSpelling, { suggestion: null })],
  ['does not know the call', refuse(libraryCalls.searchSpelling, 404)],
  ['fails', refuse(libraryCalls.searchSpelling, 500)],
])('[L-19] [K-02] where the API %s, nothing found stands as it is', async (_what, spelling) => {
  const { requests } = await open(spelling);
  expect(await screen.findByText(nothingFound)).toBeVisible();
  const spellingReads = () => requests.filter(({ path }) => path === libraryCalls.searchSpelling.path);
  await waitFor(() => expect(spellingReads()).toHaveLength(1));
  expect(screen.queryByText('Did you mean', { exact: false })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[L-19] without a search no spelling is asked for', async () => {
  const { requests } = await open(answer(libraryCalls.searchSpelling, { suggestion: 'x' }), { term: '' });
  expect(await screen.findByText(nothingFound)).toBeVisible();
  expect(requests.map(({ path }) => path)).not.toContain(libraryCalls.searchSpelling.path);
});
