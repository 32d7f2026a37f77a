import { withoutTokens } from './withoutTokens.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const twice = (text: string) => encodeURIComponent(encodeURIComponent(text));

test.each([
  ['/documents/a/download?auth_token=1.2.3&x=1', '/documents/a/download?auth_token=[removed]&x=1'],
  ['/x?AUTH_TOKEN=secret', '/x?AUTH_TOKEN=[removed]'],
  ['/x?%61uth%5Ftoken=secret', '/x?%61uth%5Ftoken=[removed]'],
  ['/x?auth_token[]=secret&auth_token=other', '/x?auth_token[]=[removed]&auth_token=[removed]'],
  ['/x?auth_token=a=b==', '/x?auth_token=[removed]'],
  ['/x?auth_token=abc%26rest', '/x?auth_token=[removed]'],
  ['/x?a=auth_token=secret', '/x?a=auth_token=[removed]'],
  ['/x?page=2;token=secret', '/x?page=2;token=[removed]'],
  ['/x#access_token=secret&page=2', '/x#access_token=[removed]&page=2'],
  ['/x?new_password=Geheim-2026', '/x?new_password=[removed]'],
  ['/document_preview/a?mail=7.c2ln&page=2', '/document_preview/a?mail=[removed]&page=2'],
  ['/reset_password/abc?x=1', '/reset_password/[removed]?x=1'],
  ['/reset_password/abc/def', '/reset_password/[removed]/[removed]'],
  ['//reset_password//abc', '//reset_password//[removed]'],
  ['/reset_password/./abc', '/reset_password/[removed]/[removed]'],
  ['\\Reset_Password\\abc', '\\Reset_Password\\[removed]'],
  ['/reset%5Fpassword/abc', '/reset%5Fpassword/[removed]'],
  ['/passwordless_login/abc', '/passwordless_login/[removed]'],
  [
    'https://portal.example/passwordless_login/abc#x',
    'https://portal.example/passwordless_login/[removed]#x',
  ],
  ['/login?redirect_uri=/reset_password/abc', '/login?redirect_uri=/reset_password/[removed]'],
  [
    '/login?redirect_uri=%2Freset_password%2Fabc%3Fx%3D1&language=de',
    '/login?redirect_uri=%2Freset_password%2F[removed]%3Fx%3D1&language=de',
  ],
  [
    '/login?redirect_uri=%2Fx%3Fauth_token%3Dsecret%26page%3D2',
    '/login?redirect_uri=%2Fx%3Fauth_token%3D[removed]%26page%3D2',
  ],
  [
    `/login?redirect_uri=${twice('/passwordless_login/abc?page=2')}`,
    `/login?redirect_uri=${twice('/passwordless_login/').replace(/$/, '')}[removed]${twice('?page=2')}`,
  ],
  ['/x?redirect_uri=%2Freset_password%2Fabc%E0%A4%A', '/x?redirect_uri=%2Freset_password%2F[removed]'],
  ['/%2Freset_password%2Fabc', '/%2Freset_password%2F[removed]'],
  [`/x?q=${jwt}`, '/x?q=[removed]'],
  [`/x/${jwt}/y`, '/x/[removed]/y'],
  [`/x?q=%22${jwt}%22`, '/x?q=%22[removed]%22'],
])('%s is kept as %s', (address, expected) => {
  expect(withoutTokens(address)).toBe(expected);
});

test.each([
  '',
  '/',
  '/equities?search_term=token',
  '/equities?search_term=auth_token',
  '/reset_password',
  '/reset_password?language=de',
  '/reset_password/?language=de',
  '/all-research?search_term=Z%C3%BCrich%20%26%20Co&tokens=3',
  '/all-research?search_term=100%25%E0%A4%A',
  '/login?redirect_uri=%2Fequities%3Fpage%3D2',
  '/company_profile/C0001?tab=reset_password',
  `/all-research?search_term=${encodeURIComponent('a=b&c=d;e')}`,
])('%s is kept as it is', (address) => {
  expect(withoutTokens(address)).toBe(address);
});

test('what is encoded over and over is removed, in no time', () => {
  let address = '/reset_password/abc';
  for (let turn = 0; turn < 8; turn++) address = encodeURIComponent(address);
  expect(withoutTokens(`/login?redirect_uri=${address}`)).not.toContain('abc');
  for (const part of ['%25', '=', '/', 'eyJ', '%2F=', 'token=', '&a=%252F'])
    expect(withoutTokens(part.repeat(4000 / part.length)).length).toBeLessThanOrEqual(40_000);
});
