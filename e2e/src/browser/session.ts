import { calls } from '@portal/wire';
import type { BrowserContext, Page, Request } from '@playwright/test';

interface SessionCookie {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
}

async function findCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'currentUser');
  return cookie && { cookie, session: JSON.parse(decodeURIComponent(cookie.value)) as SessionCookie };
}

async function cookieOf(context: BrowserContext) {
  const found = await findCookie(context);
  if (found === undefined) throw new Error('There is no session cookie.');
  return found;
}

/** Undefined when nobody is signed in. */
export const refreshTokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await findCookie(context))?.session.refreshToken;

export const readSession = async (context: BrowserContext): Promise<SessionCookie> =>
  (await cookieOf(context)).session;

/** Changes the session under open pages. */
export async function changeSession(context: BrowserContext, change: Partial<SessionCookie>): Promise<void> {
  const { cookie, session } = await cookieOf(context);
  const value = encodeURIComponent(JSON.stringify({ ...session, ...change }));
  await context.addCookies([{ ...cookie, value }]);
}

/** Its own expiry has passed. */
export async function outdateAccessToken(context: BrowserContext): Promise<void> {
  const { accessToken } = await readSession(context);
  const [head, , signature] = accessToken.split('.');
  const payload = Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url');
  await changeSession(context, { accessToken: [head, payload, signature].join('.') });
}

export function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request: Request) => {
    if (request.url().endsWith(`/api/${calls.refreshAuthToken.path}`)) count += 1;
  });
  return () => count;
}

/** By the page's own API client; returns how many succeed. */
export function callAtOnce(page: Page, times: number): Promise<number> {
  return page.evaluate(async (count) => {
    interface Client {
      api: { call: (definition: object) => Promise<unknown> };
    }
    interface Instance {
      loadShare: (name: string) => Promise<false | (() => Client)>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const provide = await federation.__INSTANCES__[0]?.loadShare('@portal/api');
    if (provide === undefined || provide === false) throw new Error('The page has no client of the API.');
    const definition = {
      method: 'GET',
      path: 'current_user',
      authenticated: true,
      answer: { safeParse: (data: unknown) => ({ success: true, data }) },
    };
    const ends = await Promise.allSettled(
      Array.from({ length: count }, () => provide().api.call(definition)),
    );
    return ends.filter(({ status }) => status === 'fulfilled').length;
  }, times);
}
