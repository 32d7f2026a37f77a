import { shellLinks } from './shellLinks.ts';

test('[F-19] the portal needs the login, the start page, the terms and the search', () => {
  expect(shellLinks.map(({ path }) => path)).toEqual(['/login', '/', '/preferred_language', '/all-research']);
});
