import { adoptCookie, renewSession, sessionStore, signIn, signOut } from './sessionStore.ts';
import { isRemembered, parseSession } from './sessionCookie.ts';
import { onOtherTabs, type TabMessage } from './otherTabs.ts';
import { readCookie, writeCookie } from './cookies.ts';

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
  expect(sessionStore.getState()).toEqual({ status: 'signedIn', ...emma });
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
