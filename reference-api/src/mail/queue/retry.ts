import { errorCode } from '@portal/node';
import type { MailKind } from './mailRepository.ts';

/** How failures are retried. */
export interface RetryPolicy {
  /** Before the second attempt. Each further wait is four times as long. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** After so many a mail with a link is given up: nobody waits for it any longer. */
  linkAttempts: number;
  /** After so many any other mail is. */
  attempts: number;
}

/** Half an hour for links, a day for everything else. */
export const usualRetries: RetryPolicy = {
  firstWaitMs: 5000,
  longestWaitMs: 3_600_000,
  linkAttempts: 6,
  attempts: 29,
};

/** What the log and the database are given of a failure: neither address nor text nor the server's words. */
export interface MailFailure {
  code: string;
  /** The number with which a mail server refused. */
  answer?: number;
  /** The server will not take this mail, whenever it is tried. */
  isFinal: boolean;
}

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** The commands whose refusal is about this mail. Others are about the sender, the connection or the account of the portal. */
const aboutTheMail: readonly unknown[] = ['RCPT TO', 'DATA'];

/** Reads a failure of the mail server, or of anything else. */
export function mailFailure(error: unknown): MailFailure {
  const code = errorCode(error) ?? 'unknown';
  const answer = property(error, 'responseCode');
  if (typeof answer !== 'number') return { code, isFinal: false };
  const isFinal = answer >= 500 && aboutTheMail.includes(property(error, 'command'));
  return { code, answer, isFinal };
}

const isLink = (kind: MailKind) => kind === 'reset_password' || kind === 'passwordless_login';

/**
 * How long to wait after a failed attempt; undefined when the mail is given up. The wait varies by half, so that what failed
 * together is not tried together.
 */
export function backoff(
  { kind, attempts }: { kind: MailKind; attempts: number },
  { isFinal }: MailFailure,
  { retries, random = Math.random }: { retries: RetryPolicy; random?: () => number },
): number | undefined {
  if (isFinal || attempts >= (isLink(kind) ? retries.linkAttempts : retries.attempts)) return undefined;
  const wait = Math.min(retries.longestWaitMs, retries.firstWaitMs * 4 ** (attempts - 1));
  return Math.round(wait * (0.5 + random()));
}
