import { randomBytes } from 'node:crypto';
import { parseLanguage } from '@portal/contract';
import { authCalls } from '@portal/wire-auth';
import type { BrowserContext } from '@playwright/test';
import { portalPlace } from '../portal/portal.ts';

export const demoPassword = 'Research-2026';

export type DemoClient = 'everything' | 'equity' | 'bonds' | 'new' | 'nothing';

export const usernameOf = (client: DemoClient) => `${client}@demo.example`;

/** @param url default: of the run's portal */
export async function signInByApi(
  username: string,
  password = demoPassword,
  url: string = portalPlace().url,
) {
  const response = await fetch(`${url}/api/${authCalls.auth.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok)
    throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`);
  return authCalls.auth.answer.parse(await response.json());
}

const cookie = (name: string, value: string) => ({
  name,
  value: encodeURIComponent(value),
  url: portalPlace().url,
  sameSite: 'Lax' as const,
});

export type SignedIn = Awaited<ReturnType<typeof signInByApi>>;

export async function signInContext(
  context: BrowserContext,
  username: string,
  password?: string,
): Promise<{ token: string }> {
  return putSession(context, await signInByApi(username, password));
}

/** As the portal does after sign-in. */
export async function putSession(
  context: BrowserContext,
  { token, refresh_token: refreshToken, contact }: SignedIn,
): Promise<{ token: string }> {
  const session = { accessToken: token, refreshToken, currentUserName: contact.name };
  await context.addCookies([
    cookie('currentUser', JSON.stringify(session)),
    cookie('sessionMark', randomBytes(16).toString('hex')),
    cookie('rememberMe', 'false'),
    cookie('language', parseLanguage(contact.preferred_language) ?? 'en'),
  ]);
  return { token };
}
