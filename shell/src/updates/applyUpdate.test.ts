import { api, configureApi } from '@portal/api';
import { answer, testNetwork } from '@portal/testing';
import { clearToasts, notify } from '@portal/ui';
import { calls, type Environment } from '@portal/wire';
import { NavigationType, type BlockerFunction } from 'react-router-dom';
import { anEnvironment, aRelease } from '../testing/aRelease.ts';
import { createRunningEnvironment } from './runningEnvironment.ts';
import { createUpdates } from './applyUpdate.ts';

const served = anEnvironment({ 'mfe-libraries': aRelease() });
const newerRemote = {
  ...served,
  revision: 8,
  remotes: { 'mfe-libraries': aRelease({ version: '0.2.0' }) },
};
const preview = { id: 'a'.repeat(16), until: '2026-11-28T15:30:00Z', releases: [] };
const previewed = { ...newerRemote, revision: served.revision, preview };
const newerShell = { ...newerRemote, shell: { version: '0.2.0', contract: '1.0.0' } };

function aPage(newer: Environment | undefined, loaded: Environment = served) {
  const running = createRunningEnvironment(loaded);
  const load = jest.fn<undefined, [string | undefined]>();
  const carry = jest.fn();
  const parts = { running, news: { waiting: () => newer }, load, carry };
  return { running, load, carry, ...createUpdates(parts) };
}

const place = (pathname: string, state: unknown = null) =>
  ({
    pathname,
    search: '?a=1',
    hash: '',
    state,
    key: pathname,
  }) as Parameters<BlockerFunction>[0]['nextLocation'];
const towards = (pathname: string, historyAction = NavigationType.Push) => ({
  currentLocation: place('/equities'),
  nextLocation: place(pathname),
  historyAction,
});

afterEach(() => {
  sessionStorage.clear();
  clearToasts();
});

test('[F-02] newer remotes run from the next page on, in the same document', () => {
  const { running, load, carry, atNavigation } = aPage(newerRemote);
  expect(atNavigation(towards('/equities'))).toBe(false);
  expect(running.current()).toBe(served);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(running.current()).toEqual(newerRemote);
  expect(running.all()).toEqual([newerRemote, served]);
  expect(load).not.toHaveBeenCalled();
  expect(carry).not.toHaveBeenCalled();
});

test('[F-02] a newer shell comes with the next page, as a document of its own, once', () => {
  const before = aPage(newerShell);
  expect(before.atNavigation(towards('/markets'))).toBe(true);
  expect(before.load.mock.calls).toEqual([['/markets?a=1']]);
  expect(before.carry).toHaveBeenCalledTimes(1);
  expect(before.running.current()).toBe(served);
  // The loaded document had another shell: the page takes the remotes that fit.
  const { running, load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(running.current()).toMatchObject({ revision: 8, shell: { version: '0.1.0' } });
  expect(running.current().remotes).toEqual(newerShell.remotes);
});

test('a click while the document loads counts: the last target wins', () => {
  const { load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets'))).toBe(true);
  expect(atNavigation(towards('/coverage'))).toBe(true);
  expect(load.mock.calls).toEqual([['/markets?a=1'], ['/coverage?a=1']]);
});

test('after Back the address is there already: it is loaded, and the router goes on', () => {
  const { load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets', NavigationType.Pop))).toBe(false);
  expect(load.mock.calls).toEqual([[undefined]]);
});

test('a toast is not cut off by a document load', () => {
  const { load, atNavigation } = aPage(newerShell);
  notify({ message: 'Saved', variant: 'success' });
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('what is being sent is not cut off by a document load', async () => {
  const { load, atNavigation } = aPage(newerShell);
  let arrive = (): void => undefined;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  configureApi({
    baseUrl: '/api',
    readTokens: () => undefined,
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork([answer(calls.logout, { success: true }, { after })], []),
  });
  const logout = api.call(calls.logout, { body: { refresh_token: 'r' } });
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  arrive();
  await logout;
  expect(atNavigation(towards('/markets'))).toBe(true);
});

test('[F-09] without a network the page that is there stays, and so does its Retry', () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, atNavigation, atRetry } = aPage(newerShell);
  expect([atNavigation(towards('/markets')), atRetry()]).toEqual([false, false]);
  expect(load).not.toHaveBeenCalled();
  offline.mockRestore();
});

test('[F-09] a retry takes over what fixes it', () => {
  const remotes = aPage(newerRemote);
  expect(remotes.atRetry()).toBe(false);
  expect(remotes.running.current()).toEqual(newerRemote);
  const shell = aPage(newerShell);
  expect(shell.atRetry()).toBe(true);
  expect(shell.load.mock.calls).toEqual([[undefined]]);
});

test('without news nothing happens', () => {
  const { running, atNavigation } = aPage(undefined);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(running.current()).toBe(served);
});

test.each<[string, Environment, Environment]>([
  ['into a preview', served, previewed],
  ['out of it', previewed, served],
  ['into another one', previewed, { ...previewed, preview: { ...preview, id: 'b'.repeat(16) } }],
])('[F-21] %s leads only a document of its own, each time', (_, loaded, newer) => {
  const first = aPage(newer, loaded);
  expect(first.atNavigation(towards('/markets'))).toBe(true);
  expect(first.running.current()).toBe(loaded);
  // The document did not bring it: the page stays what it is, without a loop.
  const stale = aPage(newer, loaded);
  expect(stale.atNavigation(towards('/markets'))).toBe(false);
  expect(stale.load).not.toHaveBeenCalled();
  expect(stale.running.current()).toBe(loaded);
  // It brought it, and was left by a link.
  aPage(undefined, newer);
  const again = aPage(newer, loaded);
  expect(again.atNavigation(towards('/markets'))).toBe(true);
  expect(again.running.current()).toBe(loaded);
});

test.each(['getItem', 'setItem'] as const)('[F-21] nor does it without session storage: %s', (broken) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const denied = jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
    throw new Error('denied');
  });
  const { running, load, atNavigation } = aPage(previewed);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(running.current()).toBe(served);
  denied.mockRestore();
  warned.mockRestore();
});

test('a browser that has no room for the note takes the remotes, and no click is lost', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { running, load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(running.current().remotes).toEqual(newerShell.remotes);
  full.mockRestore();
  said.mockRestore();
});

test('a browser without storage never loads a document for it: that could loop', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const { load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  denied.mockRestore();
  said.mockRestore();
});
