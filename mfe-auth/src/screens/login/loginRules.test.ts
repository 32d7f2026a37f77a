import {
  credentialsToSend,
  missingCredentials,
  redirectTarget,
  targetAfterLogin,
  targetWhenSignedIn,
} from './loginRules.ts';

test.each([
  ['', '', true],
  ['emma@demo.example', '', true],
  ['', 'secret', true],
  ['   ', 'secret', true],
  ['emma@demo.example', ' ', false],
  ['emma@demo.example', 'secret', false],
])('[A-02] username %p, password %p: missing %s', (username, password, missing) => {
  expect(missingCredentials({ username, password })).toBe(missing);
});

test('an e-mail address is trimmed, a password never', () => {
  expect(credentialsToSend({ username: ' emma@demo.example ', password: ' s ' })).toEqual({
    username: 'emma@demo.example',
    password: ' s ',
  });
});

const asking = (uri: string) => new URLSearchParams({ redirect_uri: uri });

test.each([
  ['/equities?Sector=Banks%3BInsurance#top', '/equities?Sector=Banks%3BInsurance#top'],
  ['/', '/'],
  ['/login', undefined],
  ['/login?redirect_uri=/login', undefined],
  ['/passwordless_login', undefined],
  ['/passwordless_login/token', undefined],
  ['/Reset_Password/token?language=de', undefined],
  ['/reset_passwords', '/reset_passwords'],
  ['https://evil.example/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['blob:https://portal.example/1', undefined],
  ['', undefined],
])('redirect_uri %p leads to %p', (uri, target) => {
  expect(redirectTarget(asking(uri))).toBe(target);
});

test('a redirect_uri longer than any address of the portal leads nowhere', () => {
  const long = '/equities'.padEnd(2000, 'x');
  expect(redirectTarget(asking(long))).toBe(long);
  expect(redirectTarget(asking(`${long}x`))).toBeUndefined();
});

test('[A-05] [A-07] without a usable redirect_uri each way in has its own default', () => {
  expect(targetAfterLogin(new URLSearchParams())).toBe('/');
  expect(targetAfterLogin(asking('//evil.example'))).toBe('/');
  expect(targetAfterLogin(asking('/coverage?tab=equity'))).toBe('/coverage?tab=equity');
  expect(targetWhenSignedIn(new URLSearchParams())).toBe('/todays-highlights');
  expect(targetWhenSignedIn(asking('/markets'))).toBe('/markets');
});
