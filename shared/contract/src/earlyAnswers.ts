/**
 * What a page asked the API before the portal's own code had come: a small script of the shell asks, `@portal/api` takes.
 * An answer that is useless (a refusal, a failure, no network) is undefined: anyone who takes it asks in the ordinary way.
 */
export interface EarlyAnswers {
  /** The access token with which was asked: the answers are nobody else's. */
  token: string;
  /** By the key of the call. Each is there for one taker. */
  answers: Map<string, Promise<unknown>>;
  /** When was asked, as `performance.now()` says it. */
  askedAt: number;
}

/** A call that a page makes first, whatever else it does. */
export interface EarlyRead {
  /**
   * Path and parameters, see callKey. A parameter `:id` stands for what the address has in that place of its route, and
   * `:today`, wherever it stands, for the day in Zurich (yyyy-MM-dd); `:language` for the interface's, `English` or `German`.
   */
  call: string;
  /** The page asks this only at an address without a query. @default false */
  plainOnly?: boolean | undefined;
  /** The page asks this only in a browser without these cookies. */
  unlessCookies?: readonly string[] | undefined;
  /** What one of them says, decoded, when it narrows nothing: it is as good as none. */
  plainCookies?: Readonly<Record<string, string>> | undefined;
}

/** What names a call among early answers: its path, and its parameters in one order, no matter who makes it. */
export function callKey(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(parameters);
  search.sort();
  return search.size === 0 ? path : `${path}?${search}`;
}

type Parameter = string | number | readonly unknown[] | Readonly<Record<string, unknown>>;

/** An early read of a call. Lists and objects are sent as JSON, as `@portal/api` sends them. */
export function earlyRead(
  { path }: { path: string },
  parameters: Readonly<Record<string, Parameter>>,
  when: Omit<EarlyRead, 'call'> = {},
): EarlyRead {
  const texts = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return { call: callKey(path, Object.fromEntries(texts) as Record<string, string>), ...when };
}

/** A file that the page will need, with the hash that its element will have. */
export interface EarlyFile {
  href: string;
  as: 'script' | 'style';
  integrity: string;
}

/** What the page tells the early script, as JSON in its `data-portal`. */
export interface EarlyOrder {
  apiBase: string;
  /** Paths of calls that take no parameters. */
  calls: string[];
  /** What the page on show asks first, and its route, from which the parameters come. */
  reads?: { route: string; calls: readonly EarlyRead[] } | undefined;
  /** The words of the area on show, by language: files that nothing else names before the area has loaded. */
  words: Partial<Record<string, { href: string; integrity: string }>>;
  /**
   * Files of the area on show, to be fetched once those of the shell (addresses `after`) have come: on a thin line they
   * would all share it, and the shell's, which everything waits for, would come last.
   */
  next?: { after: string[]; files: EarlyFile[] } | undefined;
}

/** What the first view did not take within a minute is not an answer to what is asked later. */
const freshMs = 60_000;

interface EarlyPage {
  __portalEarly?: EarlyAnswers | undefined;
  __portalRenewal?: Promise<void> | undefined;
}

/** Says that the session is being renewed before the portal's own code has come. It never fails: calls then find out. */
export function keepEarlyRenewal(renewal: Promise<void>): void {
  (globalThis as EarlyPage).__portalRenewal = renewal;
}

/** Resolves once that is over; undefined where nothing is being renewed. */
export const earlyRenewal = (): Promise<void> | undefined => (globalThis as EarlyPage).__portalRenewal;

/** The lock under which one tab at a time renews the session. */
export const renewalLock = 'portal-refresh';

/** Keeps the answers for those who will ask. */
export function keepEarlyAnswers(early: EarlyAnswers): void {
  (globalThis as EarlyPage).__portalEarly = early;
}

/** Drops what nobody took: with a session, what was read for it goes. */
export function forgetEarlyAnswers(): void {
  delete (globalThis as EarlyPage).__portalEarly;
}

/** Takes an early answer; undefined when there is none for this client. */
export function takeEarlyAnswer(key: string, token: string): Promise<unknown> | undefined {
  const early = (globalThis as EarlyPage).__portalEarly;
  if (early?.token !== token || performance.now() - early.askedAt > freshMs) return undefined;
  const answer = early.answers.get(key);
  early.answers.delete(key);
  return answer;
}
