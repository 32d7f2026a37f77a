import { configureApi } from '@portal/api';
import { languageStore } from '@portal/i18n';
import { signIn, signOut } from '@portal/session';
import { answer, testNetwork, type TestRequest } from '@portal/testing';
import { calls } from '@portal/wire';
import { chooseLanguage, connectLanguage, startLanguage } from './language.ts';

test.each([
  ['?language=de', 'en', 'de'],
  ['?language=German', undefined, 'de'],
  ['?language=EN', 'de', 'en'],
  ['?language=fr', 'de', 'de'],
  ['', 'de', 'de'],
  ['', 'nonsense', 'en'],
  ['', undefined, 'en'],
])('[A-08] [I-01] address %p and cookie %p give %s', (search, cookie, language) => {
  expect(startLanguage(search, cookie)).toBe(language);
});

function connect(): { requests: TestRequest[]; release: () => void } {
  const requests: TestRequest[] = [];
  let release = () => {};
  const first = new Promise<void>((resolve) => (release = resolve));
  signIn({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' }, { remember: false });
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett', mark: 'm' }),
    onRenewed: () => {},
    onSessionOver: () => {},
    adapter: testNetwork(
      [answer(calls.updatePreferredLanguage, { preferred_language: 'German' }, { after: first })],
      requests,
    ),
  });
  return { requests, release };
}

test('[I-01] of quick choices the server keeps the last, whatever the first one takes', async () => {
  const { requests, release } = connect();
  const choices = [chooseLanguage('de'), chooseLanguage('en'), chooseLanguage('de'), chooseLanguage('en')];
  release();
  await Promise.all(choices);
  expect(requests.at(-1)?.body).toEqual({ language: 'English' });
  expect(languageStore.getState().language).toBe('en');
  signOut();
});

test('[I-01] the language of the address is heard once, so that a later choice outlives a reload', async () => {
  history.replaceState(null, '', '/login?language=de&redirect_uri=%2Fequities');
  await connectLanguage();
  expect(languageStore.getState().language).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(location.pathname + location.search).toBe('/login?redirect_uri=%2Fequities');
});
