import { addressToSend } from './addressToSend.ts';

test.each([
  ['/equities', '', '/equities'],
  ['/equities', '?Sector=Banks%3BInsurance', '/equities?Sector=Banks%3BInsurance'],
  ['/all-research', '?search_term=z%C3%BCrich&page=2', '/all-research?search_term=z%C3%BCrich&page=2'],
  ['/x', '?auth_token=secret', '/x'],
  ['/x', '?a=1&auth_token=secret&b=ü', '/x?a=1&b=%C3%BC'],
  ['/x', '?Auth_Token=secret', '/x'],
  ['/x', '?resetToken=secret&a=1', '/x?a=1'],
  ['/x', '?redirect_uri=%2Freset_password%2Fsecret&a=1', '/x?a=1'],
  ['/x', '?redirect_uri=%2Fpasswordless_login%2Fsecret', '/x'],
  ['/x', '?r=documents%2Fd%2Fdownload%3Fauth_token%3Dsecret', '/x'],
])('[Y-01] %s%s is sent as %s', (pathname, search, url) => {
  expect(addressToSend({ pathname, search })).toBe(url);
});

test('[Y-01] an address of ten kilobytes is cut to what the API takes', () => {
  expect(addressToSend({ pathname: '/x', search: `?q=${'y'.repeat(10_000)}` })).toHaveLength(4000);
});
