import { errorCode } from '@portal/node';
import type { MailKind } from './mailRepository.ts';

export interface RetryPolicy {
  /** Before the second attempt; then four times as long each time. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** For mails with a link, which is soon useless. */
  linkAttempts: number;
  /** For other mails. */
  attempts: number;
}

/** Retries for half an hour (links) or a day. */
export const usualRetries: RetryPolicy = {
  firstWaitMs: 5000,
  longestWaitMs: 3_600_000,
  linkAttempts: 6,
  attempts: 29,
};

/** What is logged and stored: no address, text or server message. */
export interface MailFailure {
  code: string;
  /** The server's reply code. */
  answer?: number;
  /** The server will never accept the mail. */
  isFinal: boolean;
}

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Only their refusal concerns this mail; others concern the sender, the connection or the account. */
const aboutTheMail: readonly unknown[] = ['RCPT TO', 'DATA'];

export function mailFailure(error: unknown): MailFailure {
  const code = errorCode(error) ?? 'unknown';
  const answer = property(error, 'responseCode');
  if (typeof answer !== 'number') return { code, isFinal: false };
  const isFinal = answer >= 500 && aboutTheMail.includes(property(error, 'command'));
  return { code, answer, isFinal };
}

const isLink = (kind: MailKind) => kind === 'reset_password' || kind === 'passwordless_login';

/**
 * Returns the wait after a failure; undefined if the mail is given up. Varies by half, so that mails that failed
 * together are not retried together.
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
