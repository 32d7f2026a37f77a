import { parseLanguage } from './language.ts';
import { pages } from './pages.ts';

test('an address has its parameters and query encoded, and undefined ones left out', () => {
  expect(pages.documentPreview.href({ docRef: 'a/b c' })).toBe('/document_preview/a%2Fb%20c');
  expect(pages.login.href({ redirect_uri: '/equities?a=b&c=d', language: undefined })).toBe(
    '/login?redirect_uri=%2Fequities%3Fa%3Db%26c%3Dd',
  );
  expect(pages.home.href()).toBe('/');
});

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['English', 'en'],
  [' german ', 'de'],
  ['de-CH', 'de'],
  ['fr', undefined],
  ['deutsch', undefined],
  ['', undefined],
  [null, undefined],
])('[A-08] the language %j is read as %s', (text, language) => {
  expect(parseLanguage(text)).toBe(language);
});

test('[K-02] every main page has a name by which its access is asked for', () => {
  const unnamed = Object.entries(pages).filter(([, page]) => !('access' in page));
  expect(unnamed.map(([name]) => name)).toEqual([
    ...['preferredLanguage', 'changePassword', 'login', 'resetPassword', 'resetPasswordWithToken'],
    ...['passwordlessLogin', 'passwordlessLoginWithToken', 'error', 'downloadRedirect'],
  ]);
});
