import { configureApi } from '@portal/api';
import { changeLanguage, chosenLanguage, languageStore } from '@portal/i18n';
import { noteNewsAtStart, readCookie, signIn, signOut, newsAtStart, writeCookie } from '@portal/session';
import { answer, refuse, testNetwork, type Handler, type TestRequest } from '@portal/testing';
import { clearToasts, toastStore } from '@portal/ui';
import { calls } from '@portal/wire';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import {
  chooseLanguage,
  connectLanguage,
  followAddressLanguage,
  followLanguage,
  followPreferredLanguage,
  startLanguage,
  withoutLanguage,
} from './language.ts';

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

function signedIn(handlers: Handler[], requests: TestRequest[] = []): void {
  const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };
  signIn(emma, { remember: false });
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ ...emma, mark: 'm' }),
    onRenewed: () => {},
    onSessionOver: () => {},
    adapter: testNetwork(handlers, requests),
  });
}

function connect(): { requests: TestRequest[]; release: () => void } {
  const requests: TestRequest[] = [];
  let release = () => {};
  const first = new Promise<void>((resolve) => (release = resolve));
  signedIn(
    [answer(calls.updatePreferredLanguage, { preferred_language: 'German' }, { after: first })],
    requests,
  );
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

test.each([
  ['nothing', 204, '', 0],
  ['an empty record', 200, {}, 0],
  ['errors', 200, { errors: ['No.'] }, 1],
])('[I-01] [K-01] a language kept with %s is an error %4$i times', async (_, status, body, times) => {
  signedIn([refuse(calls.updatePreferredLanguage, status, body)]);
  await chooseLanguage('de');
  expect(toastStore.getState()).toHaveLength(times);
  clearToasts();
  signOut();
});

test('[I-01] a visitor’s choice is noted for the login, a client’s is not for the next one', async () => {
  await chooseLanguage('de');
  expect(chosenLanguage()).toBe('de');
  signedIn([answer(calls.updatePreferredLanguage, { preferred_language: 'English' })]);
  await chooseLanguage('en');
  expect(chosenLanguage()).toBeUndefined();
  signOut();
});

test('[V-02] a choice in this tab is counted, an address’s or another tab’s is not', async () => {
  const { choices } = languageStore.getState();
  await followLanguage('en');
  await chooseLanguage('de');
  await followLanguage('en');
  expect(languageStore.getState().choices).toBe(choices + 1);
});

test('[I-01] the other tabs hear of a choice', async () => {
  const otherTab = new BroadcastChannel('portal-session');
  const heard = new Promise<unknown>((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
  await chooseLanguage('de');
  expect(await heard).toEqual({ type: 'language', language: 'de' });
  otherTab.close();
});

test('[I-01] the language of the address applies once; a later choice outlives a reload', async () => {
  history.replaceState(null, '', '/login?language=de&redirect_uri=%2Fequities');
  await connectLanguage();
  expect(languageStore.getState().language).toBe('de');
  expect(readCookie('language')).toBe('de');
  expect(location.pathname + location.search).toBe('/login?redirect_uri=%2Fequities');
});

test.each([
  ['?language=de', '/login'],
  ['?language=fr&redirect_uri=%2Fequities', '/login?redirect_uri=%2Fequities'],
  ['?Language=English', undefined],
  ['', undefined],
])('[I-01] the address /login%s becomes %s', (search, address) => {
  expect(withoutLanguage({ pathname: '/login', search })).toBe(address);
});

test('[A-08] [I-01] the language of an address is heard within the page too, and dropped from it', async () => {
  await changeLanguage('en');
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
  followAddressLanguage(router);
  await router.navigate('/login?language=de&redirect_uri=%2Fequities', { state: { stays: true } });
  await waitFor(() => expect(router.state.location.search).toBe('?redirect_uri=%2Fequities'));
  expect(languageStore.getState().language).toBe('de');
  expect(router.state.location.state).toEqual({ stays: true });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('[A-08] the language is dropped from the history too when its page takes time to load', async () => {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), 1));
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/login', element: null, loader },
    ],
    { initialEntries: ['/'] },
  );
  followAddressLanguage(router);
  await router.navigate('/login?language=de');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', search: '' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await router.navigate(-1);
  await router.navigate(1);
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  router.dispose();
});

describe('[I-01] a session that goes on', () => {
  const german = {
    name: 'Emma Everett',
    username: 'emma@demo.example',
    preferred_language: 'German',
    accepted_terms: true,
    cri_json: null,
  };

  const knows = (handler: Handler) =>
    signedIn([handler, answer(calls.updatePreferredLanguage, { preferred_language: 'English' })]);

  beforeEach(() => changeLanguage('en'));
  afterEach(() => signOut());

  test('follows the language that the server knows', async () => {
    knows(answer(calls.currentUser, german));
    await followPreferredLanguage();
    expect(languageStore.getState().language).toBe('de');
  });

  test.each([true, false])('[L-25] notes whether the start page begins with news: %s', async (isChosen) => {
    knows(answer(calls.currentUser, { ...german, news_at_start: isChosen }));
    noteNewsAtStart(!isChosen);
    await followPreferredLanguage();
    expect(newsAtStart()).toBe(isChosen);
    knows(answer(calls.currentUser, german));
    await followPreferredLanguage();
    expect(newsAtStart()).toBeUndefined();
  });

  test('[L-25] what is noted ends with the session, and is of no other one', async () => {
    knows(answer(calls.currentUser, { ...german, news_at_start: true }));
    await followPreferredLanguage();
    const noted = readCookie('newsAtStart') ?? '';
    signOut();
    expect(readCookie('newsAtStart')).toBeUndefined();
    knows(answer(calls.currentUser, german));
    writeCookie('newsAtStart', noted);
    expect(newsAtStart()).toBeUndefined();
  });

  test.each([
    ['the reader has chosen meanwhile', () => chooseLanguage('en')],
    [
      'somebody else has signed in meanwhile',
      () => Promise.resolve(knows(answer(calls.currentUser, german))),
    ],
  ])('stays in its language when %s', async (_, happens) => {
    let release = () => {};
    const after = new Promise<void>((resolve) => (release = resolve));
    knows(answer(calls.currentUser, german, { after }));
    const following = followPreferredLanguage();
    await happens();
    release();
    await following;
    expect(languageStore.getState().language).toBe('en');
  });

  test('stays in its language when the server cannot say, and asks for nobody', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
    knows(refuse(calls.currentUser, 500));
    await followPreferredLanguage();
    expect(languageStore.getState().language).toBe('en');
    expect(said).toHaveBeenCalledTimes(1);
    signOut();
    await followPreferredLanguage();
    expect(said).toHaveBeenCalledTimes(1);
  });
});
