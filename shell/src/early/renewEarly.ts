import { renewalLock } from '@portal/contract';
import { cookiesOf, sessionIn, type EarlySession } from './earlySession.ts';

/** A tab that waits longer for another one leaves the renewal to the portal's own code. */
const lockPatienceMs = 10_000;

/** As the ordinary renewal: an answer that is not waited for would leave a spent token behind. */
const patienceMs = 30_000;
const rememberedSeconds = 400 * 24 * 60 * 60;

/**
 * Renews a session whose access token is over, before the portal's own code has come: the first visit of a day. One tab
 * at a time does so, under the lock of the ordinary renewal, which does it again where this one fails.
 * @returns the access token to go on with
 * @throws when there is none: no lock, no network, a refusal, a session that has ended or is somebody else's by now
 */
export async function renewEarly(page: Document, apiBase: string): Promise<string> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) throw new Error('Nothing keeps two tabs from renewing at once.');
  const spent = sessionIn(page.cookie)?.accessToken;
  // A tab that the browser has frozen may hold it for long.
  const waiting = { signal: AbortSignal.timeout(lockPatienceMs) };
  return locks.request(renewalLock, waiting, async () => {
    const before = sessionIn(page.cookie);
    if (before === undefined) throw new Error('Nobody is signed in any more.');
    // Another tab was faster.
    if (before.accessToken !== spent) return before.accessToken;
    const renewed = await askForTokens(apiBase, before);
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

/** The cookie as `@portal/session` writes it: for as long as the client chose at sign-in. */
function cookieText(
  { accessToken, refreshToken, currentUserName }: EarlySession,
  isRemembered: boolean,
): string {
  const value = encodeURIComponent(JSON.stringify({ accessToken, refreshToken, currentUserName }));
  const life = isRemembered ? `; Max-Age=${rememberedSeconds}` : '';
  const safely = location.protocol === 'https:' ? '; Secure' : '';
  return `currentUser=${value}; Path=/; SameSite=Lax${life}${safely}`;
}
