import { leads } from './leads.ts';

test('[F-19] the portal needs the login, the start page, the terms and the search', () => {
  expect(leads.map(({ path }) => path)).toEqual(['/login', '/', '/preferred_language', '/all-research']);
});
