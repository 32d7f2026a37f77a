import { api, ApiError, refusalHref } from '@portal/api';
import { sessionStore } from '@portal/session';
import { calls, refusalReading, type Authorisation } from '@portal/wire';
import type { KnownAuthorisation } from './pageAccess.ts';

export type Answer = Authorisation & Pick<KnownAuthorisation, 'refusedTo'>;

/** What the gates ask of a page. */
export interface TabRequest {
  tab: string | undefined;
  params: Record<string, string | undefined>;
}

/** A 403 yields its data; other failures are rethrown. [G-08] */
async function ask(
  { tab, params }: TabRequest,
  how: { signal: AbortSignal; isQuiet: boolean },
): Promise<Answer> {
  try {
    return await api.call(calls.authorisation, { query: { ...params, portal_tab_name: tab }, ...how });
  } catch (error) {
    const refusal =
      error instanceof ApiError && error.kind === 'forbidden'
        ? refusalReading.safeParse(error.body)
        : undefined;
    if (refusal?.success === true) return { ...refusal.data, refusedTo: refusalHref('unentitled', error) };
    throw error;
  }
}

/** A reader who intends to open a page does so soon, or not at all. */
const freshMs = 5_000;

interface PendingAnswer {
  answer: Promise<Answer | undefined>;
  at: number;
}

const ahead = new Map<string, PendingAnswer>();

/** Of this client alone. */
const keyOf = (target: TabRequest): string => JSON.stringify([target, sessionStore.getState()]);

const isFresh = ({ at }: PendingAnswer) => performance.now() - at < freshMs;

/**
 * Asks before the reader opens the page. A failure, and an intent that ends, leave it to the gate: only a visit may lead
 * to the login or the terms. [F-05]
 */
export function authoriseAhead(target: TabRequest, signal: AbortSignal): PendingAnswer['answer'] {
  const key = keyOf(target);
  const known = ahead.get(key);
  if (known !== undefined && isFresh(known)) return known.answer;
  const answer = ask(target, { signal, isQuiet: true }).catch(() => undefined);
  ahead.set(key, { answer, at: performance.now() });
  signal.addEventListener('abort', () => ahead.delete(key), { once: true });
  return answer;
}

/** The gate's answer, asked ahead or now; each counts for one visit. */
export async function authorise(target: TabRequest, signal: AbortSignal): Promise<Answer> {
  const key = keyOf(target);
  const known = ahead.get(key);
  ahead.delete(key);
  const answer = known !== undefined && isFresh(known) ? await known.answer : undefined;
  return answer ?? ask(target, { signal, isQuiet: false });
}
