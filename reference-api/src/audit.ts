import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { normaliseUsername } from './areas/auth/accountRepository.ts';

/** What happened to somebody's access. */
type AuditedEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in slowed'
  | 'signed out'
  | 'reuse of a refresh token'
  | 'reset requested'
  | 'password reset'
  | 'passwordless requested'
  | 'passwordless used'
  | 'password changed'
  | 'password change failed'
  | 'password change slowed'
  | 'terms accepted'
  | 'language changed';

/** Whom it concerns and where it came from. */
interface AuditedPerson {
  clientId?: number | undefined;
  /** Written as a keyed hash, and only when no client has it. */
  username?: string;
  /** Network address. */
  address: string;
}

/** Writes one line of the audit. */
export type Audit = (event: AuditedEvent, who: AuditedPerson) => void;

/**
 * The audit: lines of level info with a field `audit`, in the service's log at every PORTAL_LOG_LEVEL but `silent`.
 * Passwords, tokens, mails and usernames are not part of it.
 */
export function auditTo(log: FastifyBaseLogger, key: Uint8Array): Audit {
  const lines = log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' });
  return (event, { clientId, username, address }) => {
    const unknown = () =>
      createHmac('sha256', key)
        .update(`audit ${normaliseUsername(username ?? '')}`)
        .digest('hex')
        .slice(0, 16);
    const who = clientId === undefined ? { unknown: unknown() } : { client: clientId };
    lines.info({ audit: { event, ...who, address } }, event);
  };
}
