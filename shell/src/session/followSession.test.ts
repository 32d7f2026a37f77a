import '@portal/testing/patience';
import { changeLanguage, languageStore } from '@portal/i18n';
import {
  onOtherTabs,
  readDraft,
  removeCookie,
  sessionStore,
  signIn,
  signOut,
  writeCookie,
  writeDraft,
} from '@portal/session';
import { waitFor } from '@testing-library/react';
import { followSession } from './followSession.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };
const onSignedOut = jest.fn();
const onSessionOver = jest.fn();
const onSignedIn = jest.fn();
const onRestored = jest.fn();
let otherTab: BroadcastChannel;

beforeAll(() => followSession({ onSignedOut, onSessionOver, onSignedIn, onRestored }));
beforeEach(() => {
  otherTab = new BroadcastChannel('portal-session');
  for (const listener of [onSignedOut, onSessionOver, onSignedIn, onRestored]) listener.mockReset();
});
afterEach(() => {
  otherTab.close();
  signOut();
});

const visibility = () => document.documentElement.style.visibility;

test('[B-04] a logout there signs out here', async () => {
  signIn(emma, { remember: false });
  removeCookie('currentUser');
  otherTab.postMessage({ type: 'signedOut', forgetsDrafts: true });
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  expect(onSessionOver).not.toHaveBeenCalled();
});

test('[B-03] [B-08] a session that is over there is over here, which is something else than a logout', async () => {
  signIn(emma, { remember: false });
  removeCookie('currentUser');
  otherTab.postMessage({ type: 'signedOut' });
  await waitFor(() => expect(onSessionOver).toHaveBeenCalledTimes(1));
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('[N-04] unsaved work waits for the next login, after an expiry and a logout elsewhere', async () => {
  signIn(emma, { remember: false });
  writeDraft('form', 'typed');
  removeCookie('currentUser');
  otherTab.postMessage({ type: 'signedOut' });
  await waitFor(() => expect(onSessionOver).toHaveBeenCalledTimes(1));
  expect(readDraft('form')).toBe('typed');
  sessionStorage.setItem('portal-search-draft', 'private');
  otherTab.postMessage({ type: 'signedOut', forgetsDrafts: true });
  await waitFor(() => expect(sessionStorage.getItem('portal-search-draft')).toBeNull());
  expect(readDraft('form')).toBe('typed');
});

test('[B-04] a word that is faster than the cookie is looked after once more', async () => {
  signIn(emma, { remember: false });
  const heard = new Promise((resolve) => onOtherTabs(resolve));
  otherTab.postMessage({ type: 'signedOut', forgetsDrafts: true });
  await heard;
  expect(onSignedOut).not.toHaveBeenCalled();
  removeCookie('currentUser');
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
});

test('a sign-in there is taken over, and a late word of a sign-out does not end it', async () => {
  writeCookie('currentUser', JSON.stringify(emma));
  otherTab.postMessage({ type: 'signedOut' });
  otherTab.postMessage({ type: 'signedIn' });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('[I-01] a language chosen there is shown here, too', async () => {
  await changeLanguage('en');
  otherTab.postMessage({ type: 'language', language: 'de' });
  await waitFor(() => expect(languageStore.getState().language).toBe('de'));
  await changeLanguage('en');
});

test('[I-01] a sign-in there brings its language along', async () => {
  await changeLanguage('en');
  writeCookie('language', 'de');
  writeCookie('currentUser', JSON.stringify(emma));
  otherTab.postMessage({ type: 'signedIn' });
  await waitFor(() => expect(languageStore.getState().language).toBe('de'));
  await changeLanguage('en');
  removeCookie('language');
});

test.each([
  [window, 'focus'],
  [document, 'visibilitychange'],
  [document, 'resume'],
])('[B-04] a page that slept through a sign-out learns of it: %#', (target, event) => {
  signIn(emma, { remember: false });
  removeCookie('currentUser');
  target.dispatchEvent(new Event(event));
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState().status).toBe('signedOut');
});

describe('a page that the browser brings back', () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('[B-04] stays out of sight after a logout, and is loaded again', () => {
    signIn(emma, { remember: false });
    leave();
    expect(visibility()).toBe('hidden');
    removeCookie('currentUser');
    // Browsers wake a page before they show it.
    document.dispatchEvent(new Event('resume'));
    document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(visibility()).toBe('hidden');
    expect(onRestored).toHaveBeenCalledTimes(1);
  });

  test('[B-05] stays out of sight when somebody else has signed in', () => {
    signIn(emma, { remember: false });
    leave();
    writeCookie('sessionMark', '1'.repeat(32));
    comeBack();
    expect(visibility()).toBe('hidden');
    expect(onRestored).toHaveBeenCalledTimes(1);
  });

  test('is seen again when the session is the same', () => {
    signIn(emma, { remember: false });
    leave();
    comeBack();
    expect(visibility()).toBe('');
    expect(onRestored).not.toHaveBeenCalled();
  });
});
