import type { Bench } from '../Bench.ts';
import { callers, signedIn } from './signedIn.ts';

const json = { 'content-type': 'application/json' };

const signIn: Bench = {
  name: 'auth',
  method: 'POST',
  path: '/auth',
  connections: 10,
  prepare: (api, count) =>
    callers(count, (index) => Promise.resolve({ headers: json, body: api.credentials(index) })),
};

const refreshBody = (refresh_token: string) => JSON.stringify({ refresh_token });

const refresh: Bench = {
  name: 'refresh_auth_token',
  method: 'POST',
  path: '/refresh_auth_token',
  connections: 10,
  prepare: (api, count) =>
    callers(count, async (index) => ({
      headers: json,
      body: refreshBody((await api.signIn(index)).refresh_token),
      bodyAfter: (answer) => refreshBody((JSON.parse(answer) as { refresh_token: string }).refresh_token),
    })),
};

export const accessBenches: readonly Bench[] = [
  signIn,
  refresh,
  signedIn('authorisation', '/authorisation?portal_tab_name=todays_highlights_tab'),
  signedIn('portal_tabs/entitlements/all', '/portal_tabs/entitlements/all'),
];
