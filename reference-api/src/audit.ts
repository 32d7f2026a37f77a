import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { normaliseUsername } from './areas/auth/accountRepository.ts';

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

interface AuditedPerson {
  clientId?: number | undefined;
  /** Keyed hash; only written if no client has it. */
  username?: string;
  /** Network address. */
  address: string;
}

export type Audit = (event: AuditedEvent, who: AuditedPerson) => void;

/**
 * Logs info lines with a field `audit`, at every PORTAL_LOG_LEVEL except `silent`. Never logs passwords, tokens, mails
 * or usernames.
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
