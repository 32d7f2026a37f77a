import { ApiError } from './ApiError.ts';
import { refusalHref } from './refusalHref.ts';

const refused = (body: unknown) => new ApiError('forbidden', 'refused', { status: 403, body });

test.each([
  [{ message: 'access_expired' }, '/error/unentitled?message=access_expired'],
  [{ reason: 'unidentified_user' }, '/error/unentitled?message=unidentified_user'],
  [{ title: 'Forbidden', detail: 'no_access' }, '/error/unentitled?message=no_access'],
  [{ title: 'no_access' }, '/error/unentitled?message=no_access'],
  [{ message: 'subscription_level' }, '/error/unentitled'],
  [{ message: 'Ask <b>them</b>' }, '/error/unentitled'],
  [{ message: 42 }, '/error/unentitled'],
  ['access_expired', '/error/unentitled'],
  [null, '/error/unentitled'],
  [undefined, '/error/unentitled'],
])('[G-10] a refusal with the body %j leads to %s', (body, href) => {
  expect(refusalHref('unentitled', refused(body))).toBe(href);
});

test('[G-10] each error page has reasons of its own, and what is not an answer has none', () => {
  expect(refusalHref('401', refused({ message: 'subscription_level' }))).toBe(
    '/error/401?message=subscription_level',
  );
  expect(refusalHref('401', refused({ message: 'no_access' }))).toBe('/error/401');
  expect(refusalHref('unentitled', new Error('no_access'))).toBe('/error/unentitled');
});
