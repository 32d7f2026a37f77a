import { renewalLock } from '@portal/contract';
import { cookiesOf, noteClock, sessionIn, type EarlySession } from './earlySession.ts';

/** After this wait for another tab, the portal's own code renews. */
const lockPatienceMs = 10_000;

/** As in the ordinary renewal: giving up earlier would leave a spent token behind. */
const patienceMs = 30_000;
const rememberedSeconds = 400 * 24 * 60 * 60;

/**
 * Renews an expired session before the portal's code has loaded, as on a day's first visit. One tab at a time, under
 * the lock of the ordinary renewal, which retries a failure.
 * @returns the access token to use
 * @throws without one: no lock, no network, a refusal, or a session that ended or changed meanwhile
 */
export async function renewEarly(page: Document, apiBase: string): Promise<string> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) throw new Error('Nothing keeps two tabs from renewing at once.');
  const spent = sessionIn(page.cookie)?.accessToken;
  // A frozen tab may hold the lock for long.
  const waiting = { signal: AbortSignal.timeout(lockPatienceMs) };
  return locks.request(renewalLock, waiting, async () => {
    const before = sessionIn(page.cookie);
    if (before === undefined) throw new Error('Nobody is signed in any more.');
    // Another tab was faster.
    if (before.accessToken !== spent) return before.accessToken;
    const renewed = await askForTokens(apiBase, before);
    noteClock(renewed.accessToken);
    if (sessionIn(page.cookie)?.refreshToken !== before.refreshToken)
      throw new Error('The session is another one by now.');
    page.cookie = cookieText(renewed, cookiesOf(page.cookie).get('rememberMe') === 'true');
    return renewed.accessToken;
  });
}

async function askForTokens(apiBase: string, before: EarlySession): Promise<EarlySession> {
  const answer = await fetch(`${apiBase}/refresh_auth_token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: before.refreshToken }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
  const { token, refresh_token, contact } = (await answer.json()) as Record<string, unknown>;
  if (typeof token !== 'string' || token === '') throw new Error('The API answered without a token.');
  const name = (contact as { name?: unknown } | undefined)?.name;
  return {
    accessToken: token,
    refreshToken: typeof refresh_token === 'string' ? refresh_token : before.refreshToken,
    currentUserName: typeof name === 'string' ? name : before.currentUserName,
  };
}

/** As `@portal/session` writes it, lasting as chosen at sign-in. */
function cookieText(
  { accessToken, refreshToken, currentUserName }: EarlySession,
  isRemembered: boolean,
): string {
  const value = encodeURIComponent(JSON.stringify({ accessToken, refreshToken, currentUserName }));
  const life = isRemembered ? `; Max-Age=${rememberedSeconds}` : '';
  const safely = location.protocol === 'https:' ? '; Secure' : '';
  return `currentUser=${value}; Path=/; SameSite=Lax${life}${safely}`;
}
