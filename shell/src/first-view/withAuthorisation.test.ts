import { pages, type FirstView } from '@portal/contract';
import { knownVisit } from './knownVisit.ts';
import { paramsOf, withAuthorisation } from './withAuthorisation.ts';

const { access, path: route } = pages.companyProfile;

const map = (open: string) =>
  Object.fromEntries(
    ['company_profile_overview_tab', 'EQ'].map((tab) => [
      tab,
      { can_access: tab === open, route_pattern: null },
    ]),
  );

const closed = { can_access: false, route_pattern: null };
const others = { company_profile_fixed_income_tab: closed, company_profile_esg_tab: closed };

/** A company’s page whose calls have these answers; those made are in `calls`. */
function aView(answers: Readonly<Record<string, unknown>>) {
  history.replaceState(null, '', '/company_profile/C%201');
  const calls: string[] = [];
  const view: FirstView = {
    access,
    apiBase: '/api',
    route,
    tabNames: { company_profile_equity_tab: 'EQ' },
    language: 'en',
    token: Promise.resolve('emma'),
    answers: Promise.resolve(
      new Map([['portal_tabs/entitlements/all', answers['portal_tabs/entitlements/all']]]),
    ),
    answerTo: (key) => {
      calls.push(key);
      return Promise.resolve(answers[key]);
    },
  };
  return { view, calls };
}

const open = { authorised: true, accepted_terms: true };
const overview = 'authorisation?id=C+1&portal_tab_name=company_profile_overview_tab';
const equity = 'authorisation?id=C+1&portal_tab_name=EQ';

const visitOf = async (view: FirstView) => knownVisit(view, await withAuthorisation(view), document);

test.each([
  [overview, 'company_profile_overview_tab'],
  [equity, 'EQ'],
])('[S-11] [G-05] %s is asked for where that tab is the first open one', async (key, tab) => {
  const { view, calls } = aView({
    'portal_tabs/entitlements/all': { ...map(tab), ...others },
    [key]: open,
  });
  expect(await visitOf(view)).toMatchObject({ pathname: '/company_profile/C%201' });
  expect(paramsOf(view)).toEqual({ id: 'C 1' });
  expect(calls).toEqual(['portal_tabs/entitlements/all', key]);
});

test('[S-11] [K-03] where the map gives the page another tab, that one decides', async () => {
  const tab = { can_access: true, route_pattern: '/company_profile/:id' };
  const { view } = aView({
    'portal_tabs/entitlements/all': { company_profile_overview_tab: closed, EQ: tab },
    [equity]: { ...open, authorised: false },
  });
  // The page's own, which was asked for before the map was there.
  const early = view.answers.then((answers) => new Map([[overview, open], ...answers]));
  expect(await visitOf({ ...view, answers: early })).toBeUndefined();
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['no map of tabs', { [overview]: open }],
  ['a map that is none', { 'portal_tabs/entitlements/all': [], [overview]: open }],
  ['no open tab', { 'portal_tabs/entitlements/all': { ...map('none'), ...others }, [overview]: open }],
  ['no authorisation', { 'portal_tabs/entitlements/all': map('company_profile_overview_tab') }],
  [
    'a refusal',
    {
      'portal_tabs/entitlements/all': map('company_profile_overview_tab'),
      [overview]: { ...open, authorised: false },
    },
  ],
  [
    'terms that were not accepted',
    {
      'portal_tabs/entitlements/all': map('company_profile_overview_tab'),
      [overview]: { ...open, accepted_terms: false },
    },
  ],
])('[S-11] [G-02] [G-05] with %s nothing is drawn', async (_what, answers) => {
  expect(await visitOf(aView(answers).view)).toBeUndefined();
});
