import { startOverrides } from './startOverrides.ts';
import { keepStored, readStored, resetOverrides, wantOverride } from './storedOverrides.ts';
import { storageKey } from './storedMark.ts';
import { address, uat } from '../testing/overrideBuild.ts';

afterEach(() => sessionStorage.clear());

test('[F-12] overrides are the tab’s: several by remote, put back one by one or together', () => {
  wantOverride('mfe-auth', address);
  wantOverride('mfe-libraries', 'http://localhost:4401/');
  resetOverrides('mfe-auth');
  expect(readStored().builds).toEqual({ 'mfe-libraries': 'http://localhost:4401/' });
  resetOverrides();
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  '',
  '{',
  '[]',
  '{"builds":{"mfe-auth":1},"failed":[]}',
  '{"builds":{},"failed":[{"remote":"x"}]}',
])('[F-12] rubbish (%s) has no effect, is shown and is gone', (text) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem(storageKey, text);
  const { builds, failed } = readStored();
  expect([builds, failed]).toEqual([
    {},
    [expect.objectContaining({ problem: { kind: 'unreadable', values: {} } })],
  ]);
  keepStored({ builds, failed: [] });
  expect(sessionStorage).toHaveLength(0);
  expect(warned).toHaveBeenCalledTimes(1);
});

test.each([
  ['in prod, whatever its document says', { ...uat, environment: 'prod' as const }],
  ['where none are allowed', { ...uat, overrides: { ...uat.overrides, allowed: false } }],
  ['where no place is', { ...uat, overrides: { allowed: true, origins: [] } }],
])('[F-12] %s, what a tab keeps and what an address says is not read', async (_, environment) => {
  wantOverride('mfe-libraries', address);
  history.replaceState(null, '', `/?overrides=mfe-libraries@${address}#overrides=${address}`);
  const read = jest.spyOn(Storage.prototype, 'getItem');
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await startOverrides(environment)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('[F-12] an address alone overrides nothing', async () => {
  history.replaceState(null, '', `/?overrides=mfe-libraries@${address}&${storageKey}=${address}#${address}`);
  expect(await startOverrides(uat)).toBeUndefined();
  history.replaceState(null, '', '/');
});
