import { clearToasts, notify } from '@portal/ui';
import type { Environment } from '@portal/wire';
import { NavigationType, type BlockerFunction } from 'react-router-dom';
import { anEnvironment, aRelease } from '../testRelease.ts';
import { createRunningEnvironment } from './runningEnvironment.ts';
import { createTakeOver } from './takeNewer.ts';

const served = anEnvironment({ 'mfe-libraries': aRelease() });
const newerRemote = {
  ...served,
  revision: 8,
  remotes: { 'mfe-libraries': aRelease({ version: '0.2.0' }) },
};
const newerShell = { ...newerRemote, shell: { version: '0.2.0', contract: '1.0.0' } };

function aPage(newer: Environment | undefined) {
  const running = createRunningEnvironment(served);
  const load = jest.fn<undefined, [string | undefined]>();
  return { running, load, ...createTakeOver({ running, news: { waiting: () => newer }, load }) };
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
  const { running, load, atNavigation } = aPage(newerRemote);
  expect(atNavigation(towards('/equities'))).toBe(false);
  expect(running.current()).toBe(served);
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(running.current()).toEqual(newerRemote);
  expect(running.all()).toEqual([newerRemote, served]);
  expect(load).not.toHaveBeenCalled();
});

test('[F-02] a newer shell comes with the next page, as a document of its own, once', () => {
  const { running, load, atNavigation } = aPage(newerShell);
  expect(atNavigation(towards('/markets'))).toBe(true);
  expect(load.mock.calls).toEqual([['/markets?a=1']]);
  expect(running.current()).toBe(served);
  // The document that came was not of that shell: the page goes on, with the remotes that fit.
  expect(atNavigation(towards('/markets'))).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  expect(running.current()).toMatchObject({ revision: 8, shell: { version: '0.1.0' } });
  expect(running.current().remotes).toEqual(newerShell.remotes);
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

test('[F-09] a retry takes over what mends it', () => {
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

test('a browser that keeps nothing never loads a document for it: that could go on without end', () => {
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
