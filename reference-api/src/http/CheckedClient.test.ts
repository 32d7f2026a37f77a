import type { Client } from '../policies/Client.ts';
import { readWhileChecking } from './CheckedClient.ts';

const client = { id: 1, keys: [1, 2], portalTabs: ['equity_library_tab'] } as unknown as Client;
const same = (): Client => ({ ...client, keys: [...client.keys] });
const narrower: Client = { ...client, keys: [1] };

const over = () => Promise.reject(new Error('The session is over.'));
const keysOf = jest.fn((each: Client) => Promise.resolve(each.keys.length));

beforeEach(() => keysOf.mockClear());

test('the work begins before the session is confirmed, and is done once', async () => {
  let confirm: (confirmed: Client) => void = () => undefined;
  const confirmed = new Promise<Client>((resolve) => (confirm = resolve));
  const answer = readWhileChecking({ presumed: client, confirmed }, keysOf);
  expect(keysOf).toHaveBeenCalledTimes(1);
  confirm(same());
  expect(await answer).toBe(2);
  expect(keysOf).toHaveBeenCalledTimes(1);
});

test('a client who is not remembered is waited for', async () => {
  expect(await readWhileChecking({ presumed: undefined, confirmed: Promise.resolve(same()) }, keysOf)).toBe(
    2,
  );
  expect(keysOf).toHaveBeenCalledTimes(1);
});

test('[G-09] what was read for an earlier subscription is thrown away', async () => {
  expect(await readWhileChecking({ presumed: client, confirmed: Promise.resolve(narrower) }, keysOf)).toBe(1);
  expect(keysOf).toHaveBeenLastCalledWith(narrower);
});

test('[B-08] a session that is over gets nothing, whether the work was done or failed', async () => {
  await expect(readWhileChecking({ presumed: client, confirmed: over() }, keysOf)).rejects.toThrow('over');
  const failing = () => Promise.reject(new Error('Not included.'));
  await expect(readWhileChecking({ presumed: client, confirmed: over() }, failing)).rejects.toThrow('over');
});

test('a refusal counts when the client is still the same, and not else', async () => {
  const refuse = (each: Client) =>
    each.keys.length > 1 ? Promise.reject(new Error('Not included.')) : Promise.resolve('included');
  const refused = readWhileChecking({ presumed: client, confirmed: Promise.resolve(same()) }, refuse);
  await expect(refused).rejects.toThrow('Not included.');
  expect(await readWhileChecking({ presumed: client, confirmed: Promise.resolve(narrower) }, refuse)).toBe(
    'included',
  );
});
