import type { FirstViewOrder } from './firstView.ts';

/**
 * Answers to API calls that a small script of the shell makes before the portal's code has loaded; `@portal/api` takes
 * them. Undefined after a refusal or failure: make the call as usual.
 */
export interface EarlyAnswers {
  /** Access token of the calls: the answers are for its client only. */
  token: string;
  /** By call key. Each answer can be taken once. */
  answers: Map<string, Promise<unknown>>;
  /** Time of the calls, as `performance.now()`. */
  startedAt: number;
}

/** A call that a page always makes first. */
export interface EarlyRead {
  /**
   * Path and parameters, see callKey. `:id` stands for that parameter of the route, `:today` for the day in Zurich
   * (yyyy-MM-dd), `:language` for `English` or `German`.
   */
  call: string;
  /** Only for an address without a query. @default false */
  plainOnly?: boolean | undefined;
  /** Only in a browser without these cookies. */
  unlessCookies?: readonly string[] | undefined;
  /** Decoded values with which such a cookie narrows nothing and counts as missing. */
  plainCookies?: Readonly<Record<string, string>> | undefined;
}

/** Key of a call: its path and sorted parameters. */
export function callKey(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(parameters);
  search.sort();
  return search.size === 0 ? path : `${path}?${search}`;
}

type Parameter = string | number | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Describes an early read; encodes lists and objects as JSON, like `@portal/api`. */
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

/** A file the page will need, with its element's integrity hash. */
export interface EarlyFile {
  href: string;
  as: 'script' | 'style';
  integrity: string;
}

/** Instructions for the early script: JSON in `data-portal`. */
export interface EarlyOrder {
  apiBase: string;
  /** Paths of calls without parameters. */
  calls: string[];
  /** Those that a first view does not wait for: made when the others are answered, as browsers make few at a time. */
  laterCalls?: string[] | undefined;
  /** First calls of the current page, with its route for the parameters. */
  reads?: { route: string; calls: readonly EarlyRead[] } | undefined;
  /** Message files of the current area by language, otherwise unknown until the area has loaded. */
  words: Partial<Record<string, { href: string; integrity: string }>>;
  /**
   * Files of the current area, fetched after the shell's (`after`): on a slow line they would delay those, which
   * everything waits for.
   */
  next?: { after: string[]; files: EarlyFile[] } | undefined;
  /** For a page with a first view. */
  first?: FirstViewOrder | undefined;
  /** The shell's scripts, if they start once the first view's answers are in. @default in the page */
  shell?: readonly EarlyFile[] | undefined;
}

/** Answers not taken within a minute are stale. */
const freshMs = 60_000;

interface EarlyPage {
  __portalEarly?: EarlyAnswers | undefined;
  __portalRenewal?: Promise<void> | undefined;
}

/** Records the session renewal under way. Never rejects: calls notice a failure themselves. */
export function keepEarlyRenewal(renewal: Promise<void>): void {
  (globalThis as EarlyPage).__portalRenewal = renewal;
}

/** Resolves after the renewal; undefined if there is none. */
export const earlyRenewal = (): Promise<void> | undefined => (globalThis as EarlyPage).__portalRenewal;

/** Lets one tab at a time renew the session. */
export const renewalLock = 'portal-refresh';

/** Keeps the answers until they are taken. */
export function keepEarlyAnswers(early: EarlyAnswers): void {
  (globalThis as EarlyPage).__portalEarly = early;
}

/** Drops untaken answers, such as when their session ends. */
export function forgetEarlyAnswers(): void {
  delete (globalThis as EarlyPage).__portalEarly;
}

/** Takes an early answer, if there is one for this client. */
export function takeEarlyAnswer(key: string, token: string): Promise<unknown> | undefined {
  const early = (globalThis as EarlyPage).__portalEarly;
  if (early?.token !== token || performance.now() - early.startedAt > freshMs) return undefined;
  const answer = early.answers.get(key);
  early.answers.delete(key);
  return answer;
}
