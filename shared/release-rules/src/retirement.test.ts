import type { Lead } from '@portal/contract';
import { leadsTo, retirementViolations } from './retirement.ts';

const leads: Lead[] = [
  { path: '/login', from: 'the way of every visitor', whenRetired: 'needed' },
  { path: '/coverage', from: 'the tab “Coverage”', whenRetired: 'hidden' },
];
const auth = { paths: { public: ['/Login/'], signedIn: [], gated: [] } };
const team = { paths: { public: [], signedIn: [], gated: ['/team/:id', '/coverage'] } };

test('links to a page are found whatever its layout, its case and a slash at its end', () => {
  expect(leadsTo(auth, leads)).toEqual([leads[0]]);
  expect(leadsTo(team, leads)).toEqual([leads[1]]);
});

test('[F-19] a retired area must own no page that the shell needs; links that hide are no harm', () => {
  expect(retirementViolations({ leads, retired: { 'mfe-team': team, 'mfe-auth': auth } })).toEqual([
    { rule: 'needed', remote: 'mfe-auth', path: '/login', from: 'the way of every visitor' },
  ]);
});

test('[F-19] a shell that says nothing of its links was built before: every path of the area is named', () => {
  expect(retirementViolations({ leads: undefined, retired: { 'mfe-team': team } })).toEqual([
    { rule: 'unaware', remote: 'mfe-team', paths: ['/team/:id', '/coverage'] },
  ]);
  expect(retirementViolations({ leads: undefined, retired: {} })).toEqual([]);
});
