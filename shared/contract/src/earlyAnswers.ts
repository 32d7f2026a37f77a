/**
 * What a page asked the API before the portal's own code had come: a small script of the shell asks, `@portal/api` takes.
 * An answer that is of no use (a refusal, a failure, no network) is undefined: whoever takes it asks in the ordinary way.
 */
export interface EarlyAnswers {
  /** The access token with which was asked: the answers are nobody else's. */
  token: string;
  /** By the path of the call, as the wire has it. Each is there for one taker. */
  answers: Map<string, Promise<unknown>>;
}

/** What the page tells the early script, as JSON in its `data-portal`. */
export interface EarlyOrder {
  apiBase: string;
  /** Paths of calls that take no parameters. */
  calls: string[];
  /** The words of the area on show, by language: files that nothing else names before the area has loaded. */
  words: Partial<Record<string, { href: string; integrity: string }>>;
}

interface EarlyPage {
  __portalEarly?: EarlyAnswers | undefined;
}

/** Keeps the answers for those who will ask. */
export function keepEarlyAnswers(early: EarlyAnswers): void {
  (globalThis as EarlyPage).__portalEarly = early;
}

/** Drops what nobody took: with a session, what was read for it goes. */
export function forgetEarlyAnswers(): void {
  delete (globalThis as EarlyPage).__portalEarly;
}

/** Takes an early answer; undefined when there is none for this client. */
export function takeEarlyAnswer(path: string, token: string): Promise<unknown> | undefined {
  const early = (globalThis as EarlyPage).__portalEarly;
  if (early?.token !== token) return undefined;
  const answer = early.answers.get(path);
  early.answers.delete(path);
  return answer;
}
