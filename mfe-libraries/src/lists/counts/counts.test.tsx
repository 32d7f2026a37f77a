import { removeCookie, writeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  refuse,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const withoutSearch = [{ kind: 'search_term', count: 30 } as const];
const counts = answer(libraryCalls.publicationCount, { count: 0, without: withoutSearch });

const open = (more: Handler[], search = '') =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/markets${search}`,
    messages: loadMessages,
    calls: libraryCalls,
    handlers: [
      ...more,
      answer(libraryCalls.marketsTagFilters, {}),
      answer(calls.webDocuments, aPublicationList([])),
    ],
  });

const nothing = answer(libraryCalls.marketsDocuments, aPublicationList([]));
const countQueries = (requests: readonly TestRequest[]) =>
  requests.filter(({ path }) => path === 'publication_count').map(({ query }) => query);

beforeEach(() => removeCookie('inSubscription'));

test('[L-24] [L-22] while the API chooses what is left out, it does so for each count', async () => {
  const { requests } = await open([nothing, counts], '?search_term=quokka&sorting=asc');
  expect(await screen.findByText('Without Search: quokka there are 30 publications.')).toBeVisible();
  expect(countQueries(requests)).toMatchObject([{ entitled: 'auto', order: 'asc', without: 'true' }]);
});

test.each(['true', 'false'])('[L-24] [L-22] a choice of %s holds for counts', async (chosen) => {
  writeCookie('inSubscription', chosen);
  const { requests } = await open([nothing, counts], '?search_term=quokka&sorting=asc');
  expect(await screen.findByText('Without Search: quokka there are 30 publications.')).toBeVisible();
  const [query] = countQueries(requests);
  expect([query?.['entitled'], query?.['order']]).toEqual([chosen, undefined]);
});

test('[L-24] [K-02] an API that does not know how to choose counts everything', async () => {
  const refusal = refuse(libraryCalls.publicationCount, 400);
  const strict: Handler = {
    ...counts,
    answer: (request) => (request.query['entitled'] === 'auto' ? refusal : counts).answer(request),
  };
  const { requests } = await open([nothing, strict], '?search_term=quokka&sorting=asc');
  expect(await screen.findByText('Without Search: quokka there are 30 publications.')).toBeVisible();
  expect(countQueries(requests)).toMatchObject([{ entitled: 'auto' }, { without: 'true' }]);
  expect(countQueries(requests)[1]).not.toHaveProperty('entitled');
});

test('[L-24] [L-22] a long list counts what it shows', async () => {
  const metadata = { num_pages: 4, max_records: 200, outside: 90, entitled_only: true };
  const { requests } = await open([
    answer(libraryCalls.marketsDocuments, aPublicationList([aPublication()], metadata)),
    answer(libraryCalls.publicationCount, { count: 250 }),
  ]);
  expect(await screen.findByText('1 of 250 publications')).toBeVisible();
  expect(countQueries(requests)).toMatchObject([{ entitled: 'true' }]);
});
