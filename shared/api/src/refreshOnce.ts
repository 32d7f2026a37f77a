import { renewalLock } from '@portal/contract';
import { calls, readingOf } from '@portal/wire';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration, type Tokens } from './configuration.ts';
import { readAnswer } from './readAnswer.ts';
import { defaultTimeoutMs, send } from './transport/transport.ts';

let running: Promise<Tokens | undefined> | undefined;

/**
 * Renews the session once for all waiting calls: one promise per tab, one lock across tabs.
 * @param spent the access token that was refused
 * @returns the new tokens, or undefined when nobody is signed in any more
 * @throws ApiError for any other failure; the client then stays signed in
 */
export function refreshOnce(spent: string): Promise<Tokens | undefined> {
  running ??= withLock(() => renew(spent)).finally(() => {
    running = undefined;
  });
  return running;
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Web Locks need a secure context; without them the tabs rely on the API's grace period for repeats.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work();
  const { timeoutMs = defaultTimeoutMs } = apiConfiguration();
  const waiting = { signal: AbortSignal.timeout(timeoutMs) };
  return locks.request(renewalLock, waiting, work).catch((cause: unknown) => {
    const waitedTooLong = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw waitedTooLong
      ? new ApiError('timeout', 'Another tab held the refresh lock for too long.', { cause })
      : cause;
  });
}

async function renew(spent: string): Promise<Tokens | undefined> {
  const { readTokens, onRenewed, onSessionOver } = apiConfiguration();
  const before = readTokens();
  if (before === undefined) return undefined;
  // Another tab was faster.
  if (before.accessToken !== spent) return before;

  const { method, path } = calls.refreshAuthToken;
  try {
    const answer = await send({ method, url: path, data: { refresh_token: before.refreshToken } });
    const { token, refresh_token, contact } = readAnswer(path, readingOf(calls.refreshAuthToken), answer);
    // The client may have signed out, or another one in, meanwhile.
    if (readTokens()?.refreshToken === before.refreshToken) {
      onRenewed({
        ...before,
        accessToken: token,
        refreshToken: refresh_token ?? before.refreshToken,
        currentUserName: contact?.name ?? before.currentUserName,
      });
    }
    return readTokens();
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'unauthenticated')) throw error;
    if (readTokens()?.refreshToken === before.refreshToken) onSessionOver();
    return undefined;
  }
}
