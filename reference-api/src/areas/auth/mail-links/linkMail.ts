import { createHmac } from 'node:crypto';
import type { Mail } from '#mail/Mail.ts';
import type { ClaimedMail, LinkKind } from '#mail/queue/mailRepository.ts';
import { writeLinkMail } from '#mail/writeMail.ts';
import type { AuditedServices } from '#Services.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

const audited = { reset_password: 'reset requested', passwordless_login: 'passwordless requested' } as const;

/** The token of a mail: stored nowhere, and the same whenever the mail is sent again. 256 bits that nobody can guess. */
const tokenOf = (key: Uint8Array, { topic }: ClaimedMail) =>
  createHmac('sha256', key).update(topic).digest('base64url');

/** After this nobody waits for a link any longer. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * Writes the mail with a link: only now it is found out whether there is such a client. Nothing is sent when there is none,
 * or when a newer link was asked for meanwhile.
 */
export function linkMail({ db, config, secrets, audit }: AuditedServices) {
  return async (mail: ClaimedMail, purpose: LinkKind): Promise<Mail | undefined> => {
    const { id: mailId, username, address } = mail;
    if (username === null || address === null || Date.now() - mail.createdMs > longestWaitMs)
      return undefined;
    const token = tokenOf(secrets.mailLink, mail);
    const client = await mailTokenRepository(db).issue(username, { purpose, token, mailId });
    if (mail.attempts === 1) audit(audited[purpose], { clientId: client?.id, username, address });
    if (client?.isNewest !== true) return undefined;
    return writeLinkMail({ purpose, client, token, publicUrl: config.PORTAL_PUBLIC_URL });
  };
}
