import { navigationEvents, type Arrival } from './navigationEvents.ts';

const at = (pathname: string, search = '', replaced = false): Arrival => ({ pathname, search, replaced });

test.each<[string, Arrival | undefined, Arrival, string[]]>([
  ['the first page', undefined, at('/equities'), ['Page Open']],
  ['the first page, after redirects', undefined, at('/equities', '', true), ['Page Open']],
  ['another path', at('/equities'), at('/markets'), ['Page Open']],
  ['another path with a query', at('/equities'), at('/all-research', '?Sector=Banks'), ['Page Open']],
  [
    'a search from another page',
    at('/equities'),
    at('/all-research', '?search_term=x'),
    ['Page Open', 'Search'],
  ],
  ['a link to a search', undefined, at('/all-research', '?search_term=x'), ['Page Open']],
  ['another path that took its place', at('/equities'), at('/markets', '', true), ['Page Open']],
  ['another query', at('/equities'), at('/equities', '?Sector=Banks'), ['Search']],
  ['the query taken away', at('/equities', '?Sector=Banks'), at('/equities'), ['Search']],
  ['the same address', at('/equities', '?a=1'), at('/equities', '?a=1'), []],
  ['the same query in another form', at('/equities'), at('/equities', '?page=1', true), []],
])('[Y-01] [Y-02] [L-14] %s is %4$j', (_, before, now, types) => {
  expect(navigationEvents(before, now).map(({ event_type }) => event_type)).toEqual(types);
});

test('[Y-02] a preview names its document', () => {
  expect(navigationEvents(undefined, at('/document_preview/doc%2F1'))).toEqual([
    { url: '/document_preview/doc%2F1', event_type: 'Page Open', document_id: 'doc/1' },
  ]);
  expect(navigationEvents(undefined, at('/equities'))[0]?.document_id).toBeUndefined();
});
