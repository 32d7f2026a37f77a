import { callHeaders } from '@portal/node';
import { documentedCalls, type DocumentedCall } from './documentedCalls.ts';
import { mailToken, MinimalApi, password } from './minimalApi.ts';

/** Only these must be valid. */
const right: Record<string, string> = { password, passwordless_token: mailToken, docRef: 'P-1' };

let api: MinimalApi;
beforeAll(async () => (api = await MinimalApi.start()));
afterAll(() => api.stop());

function ask({ method, path, needs }: DocumentedCall, token?: string): Promise<Response> {
  const values = Object.fromEntries(needs.map((name) => [name, right[name] ?? 'x']));
  const query = method === 'GET' ? `?${new URLSearchParams(values)}` : '';
  return fetch(`http://127.0.0.1:${api.port}/api/${path}${query}`, {
    method,
    headers: callHeaders({ token }),
    body: method === 'POST' ? JSON.stringify(values) : undefined,
  });
}

function call(path: string): DocumentedCall {
  const found = documentedCalls.find((one) => one.path === path);
  if (found === undefined) throw new Error(`The documents name no call ${path}.`);
  return found;
}

const tokenOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { token: string }).token;

test('[K-01] it answers every call of the documents, and only the open ones without a session', async () => {
  const token = await tokenOf(ask(call('auth')));
  for (const each of documentedCalls) {
    const name = `${each.method} ${each.path}`;
    expect([name, (await ask(each, token)).ok]).toEqual([name, true]);
    expect([name, (await ask(each)).status === 401]).toEqual([name, each.open !== true]);
  }
});

test('[K-01] access that has ended is 401 until it is renewed', async () => {
  const before = await tokenOf(ask(call('auth')));
  api.endAccess();
  expect((await ask(call('current_user'), before)).status).toBe(401);
  const after = await tokenOf(ask(call('refresh_auth_token')));
  expect((await ask(call('current_user'), after)).status).toBe(200);
});
