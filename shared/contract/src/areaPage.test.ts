import { releasedPage } from './areaPage.ts';

test('a record has the declared page with layout and first reads, without its title', () => {
  const tab = { label: { en: 'Equity', de: 'Aktien' }, place: 20 };
  const firstReads = () => [{ call: 'equities_documents?page=1' }];
  expect(
    releasedPage({
      path: '/equities',
      access: 'equity_library_tab',
      title: 'x',
      tab,
      firstReads,
      firstView: 'list',
    }),
  ).toEqual({
    path: '/equities',
    group: 'gated',
    access: 'equity_library_tab',
    tab,
    reads: [{ call: 'equities_documents?page=1' }],
    firstView: 'list',
  });
  expect(releasedPage({ path: '/login', group: 'public', title: 'x' })).toEqual({
    path: '/login',
    group: 'public',
  });
});
