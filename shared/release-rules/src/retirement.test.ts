import type { ShellLink, ReleasedPage } from '@portal/contract';
import { linksTo, retirementViolations } from './retirement.ts';

const shellLinks: ShellLink[] = [{ path: '/login', from: 'the way of every visitor' }];
const auth = { pages: [{ path: '/Login/', group: 'public' }] satisfies ReleasedPage[] };
const team = { pages: [{ path: '/coverage', group: 'gated' }] satisfies ReleasedPage[] };

test('[F-19] a retired area owns no page the shell needs, in any case and with any slash', () => {
  expect(retirementViolations({ shellLinks, retired: { 'mfe-team': team, 'mfe-auth': auth } })).toEqual([
    { remote: 'mfe-auth', path: '/login', from: 'the way of every visitor' },
  ]);
});

test('[F-19] the links that go with an area are named as readers know them', () => {
  const link = (en: string, de: string) => ({ label: { en, de }, place: 10 });
  expect(
    linksTo([
      { path: '/equities', group: 'gated', tab: link('Equity', 'Aktien') },
      { path: '/error', group: 'public' },
      { path: '/change_password', group: 'signedIn', menu: link('Change Password', 'Passwort ändern') },
    ]),
  ).toEqual(['the tab “Equity”', 'the menu item “Change Password”']);
});
