import {
  adoptCookie,
  isStillSignedIn,
  renewSession,
  sessionStore,
  signIn,
  signOut,
  whenReplaced,
} from './sessionStore.ts';
import { isRemembered, parseSession } from './sessionCookie.ts';
import { onOtherTabs, type TabMessage } from './otherTabs.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const emma = { accessToken: 'access', refreshToken: 'refresh', currentUserName: 'Emma Everett' };
let stopListening: () => void;
const heard: TabMessage[] = [];

beforeEach(() => {
  heard.length = 0;
  stopListening = onOtherTabs((message) => heard.push(message));
});
afterEach(() => {
  signOut();
  stopListening();
});

test('[A-05] signing in keeps the three values of currentUser', () => {
  signIn(emma, { remember: false });
  expect(sessionStore.getState()).toMatchObject({ status: 'signedIn', ...emma });
  expect(JSON.parse(readCookie('currentUser') ?? '')).toEqual(emma);
});

test.each([true, false])('[A-06] rememberMe is %s as chosen, and a renewal keeps the choice', (remember) => {
  signIn(emma, { remember });
  expect(readCookie('rememberMe')).toBe(String(remember));
  renewSession({ ...emma, accessToken: 'next' });
  expect(isRemembered()).toBe(remember);
  expect(parseSession(readCookie('currentUser'))?.accessToken).toBe('next');
});

test('signing out leaves neither store nor cookie', () => {
  signIn(emma, { remember: true });
  signOut();
  expect(sessionStore.getState()).toEqual({ status: 'signedOut' });
  expect(readCookie('currentUser')).toBeUndefined();
  expect(readCookie('sessionMark')).toBeUndefined();
});

test('another tab’s sign-in is adopted from the cookie', () => {
  signIn(emma, { remember: false });
  writeCookie('currentUser', JSON.stringify({ ...emma, currentUserName: 'Bruno Bond' }));
  expect(adoptCookie()).toMatchObject({ status: 'signedIn', currentUserName: 'Bruno Bond' });
});

test.each([
  undefined,
  '',
  'not json',
  '[]',
  'null',
  '42',
  '{}',
  '{"accessToken":"a"}',
  '{"accessToken":1,"refreshToken":"r","currentUserName":"n"}',
])('corrupt cookie text %p is no session', (text) => {
  expect(parseSession(text)).toBeUndefined();
});

test('a corrupt cookie is removed when it is read', () => {
  writeCookie('currentUser', 'garbage');
  expect(adoptCookie()).toEqual({ status: 'signedOut' });
  expect(readCookie('currentUser')).toBeUndefined();
});

test('reading an unchanged cookie again changes nothing: no component renders for it', () => {
  signIn(emma, { remember: false });
  const before = sessionStore.getState();
  expect(adoptCookie()).toBe(before);
});

describe('[B-05] the mark of a session', () => {
  const replaced = jest.fn();
  const markNow = () => readCookie('sessionMark');
  beforeEach(() => {
    replaced.mockReset();
    whenReplaced(replaced);
  });

  test('is new with every sign-in, also of the same client, and outlives renewals', () => {
    signIn(emma, { remember: false });
    const first = markNow();
    expect(first).toMatch(/^[\da-f]{32}$/);
    renewSession({ ...emma, accessToken: 'next', refreshToken: 'next' });
    expect(markNow()).toBe(first);
    expect(sessionStore.getState()).toMatchObject({ mark: first, accessToken: 'next' });
    signIn(emma, { remember: false });
    expect(markNow()).not.toBe(first);
  });

  test('reports another client of the same name in another tab, and of no renewal there', () => {
    signIn(emma, { remember: false });
    writeCookie('currentUser', JSON.stringify({ ...emma, accessToken: 'renewed there' }));
    adoptCookie();
    expect(replaced).not.toHaveBeenCalled();
    writeCookie('sessionMark', '0'.repeat(32));
    writeCookie('currentUser', JSON.stringify({ ...emma, accessToken: 'other' }));
    adoptCookie();
    expect(replaced).toHaveBeenCalledWith('Emma Everett');
  });

  test('this tab’s own sign-in over another one notifies nobody', () => {
    signIn(emma, { remember: false });
    signIn({ ...emma, currentUserName: 'Bruno Bond' }, { remember: false });
    expect(replaced).not.toHaveBeenCalled();
  });

  test.each(['', 'forged; mark', 'x'.repeat(32)])(
    'lost or damaged (%p), it is put back for the same tokens',
    (damaged) => {
      signIn(emma, { remember: false });
      const mark = markNow();
      if (damaged === '') removeCookie('sessionMark');
      else writeCookie('sessionMark', damaged);
      adoptCookie();
      expect(markNow()).toBe(mark);
      expect(replaced).not.toHaveBeenCalled();
    },
  );
});

test('whether this page’s client is still signed in is seen without adopting anything', () => {
  expect(isStillSignedIn()).toBe(false);
  signIn(emma, { remember: false });
  writeCookie('currentUser', JSON.stringify({ ...emma, accessToken: 'renewed' }));
  expect(isStillSignedIn()).toBe(true);
  writeCookie('sessionMark', '0'.repeat(32));
  expect(isStillSignedIn()).toBe(false);
  removeCookie('currentUser');
  expect(isStillSignedIn()).toBe(false);
  expect(sessionStore.getState()).toMatchObject({ status: 'signedIn', accessToken: emma.accessToken });
});

test('a session too long for a cookie is refused as a whole: nothing of it is left', () => {
  const long = { ...emma, accessToken: 'x'.repeat(4096) };
  expect(() => signIn(long, { remember: true })).toThrow('The browser did not keep the session cookie.');
  expect(sessionStore.getState()).toEqual({ status: 'signedOut' });
  expect(readCookie('currentUser')).toBeUndefined();
  expect(readCookie('sessionMark')).toBeUndefined();
});

test('renewed tokens too long for a cookie are refused', () => {
  signIn(emma, { remember: false });
  expect(() => renewSession({ ...emma, accessToken: 'x'.repeat(4096) })).toThrow('did not keep');
});
