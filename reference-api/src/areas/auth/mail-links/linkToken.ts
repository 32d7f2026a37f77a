import { createHmac } from 'node:crypto';
import type { ClaimedMail } from '#mail/queue/mailRepository.ts';

/** 256 unguessable bits, derived instead of stored, so that a resent mail has the same token. */
export const linkToken = (key: Uint8Array, { topic }: Pick<ClaimedMail, 'topic'>): string =>
  createHmac('sha256', key).update(topic).digest('base64url');
