import '@portal/testing/patience';
import { configureApi } from '@portal/api';
import { keepEarlyRenewal } from '@portal/contract';
import { renewSession, signIn, signOut } from '@portal/session';
import { testNetwork, type TestRequest } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { keepRemembered } from './keepRemembered.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };
const requests: TestRequest[] = [];
let end = () => {};

function begin(vendor: string): void {
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  end = keepRemembered();
}

beforeEach(() => {
  requests.length = 0;
  keepEarlyRenewal(Promise.resolve());
  const page = { method: 'HEAD', path: '/login', answer: () => Promise.resolve({ status: 200, body: '' }) };
  configureApi({
    baseUrl: '/api',
    readTokens: () => undefined,
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork([page], requests),
  });
});

afterEach(() => {
  end();
  signOut();
});

const requestLines = () => requests.map(({ method, path }) => `${method} ${path}`);
const safari = 'Apple Computer, Inc.';

test('[A-06] in Safari, a page is asked for the cookies after the login and each renewal', async () => {
  begin(safari);
  signIn(emma, { remember: true });
  await waitFor(() => expect(requestLines()).toEqual(['HEAD /login']));
  renewSession({ ...emma, accessToken: 'b', refreshToken: 's' });
  await waitFor(() => expect(requestLines()).toEqual(['HEAD /login', 'HEAD /login']));
});

test('[A-06] a session that was renewed before the page ran counts, too', async () => {
  signIn(emma, { remember: true });
  begin(safari);
  await waitFor(() => expect(requestLines()).toEqual(['HEAD /login']));
});

test.each([
  ['a client not to be remembered', safari, false],
  ['another browser', 'Google Inc.', true],
])('[A-06] nothing is asked for %s', async (_, vendor, remember) => {
  begin(vendor);
  signIn(emma, { remember });
  signOut();
  await Promise.resolve();
  expect(requestLines()).toEqual([]);
});
