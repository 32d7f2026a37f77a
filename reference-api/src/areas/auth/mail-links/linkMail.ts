import type { Mail } from '#mail/Mail.ts';
import type { ClaimedMail, LinkKind } from '#mail/queue/mailRepository.ts';
import { writeLinkMail } from '#mail/writeMail.ts';
import type { AuditedServices } from '#Services.ts';
import { linkToken } from './linkToken.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

const audited = { reset_password: 'reset requested', passwordless_login: 'passwordless requested' } as const;

/** After this, nobody waits for the link any more. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * Looks up the username only now. Undefined, and nothing is sent, if no client has it or a newer link was requested.
 */
export function linkMail({ db, config, secrets, audit }: AuditedServices) {
  return async (mail: ClaimedMail, purpose: LinkKind): Promise<Mail | undefined> => {
    const { id: mailId, username, address } = mail;
    if (username === null || address === null || Date.now() - mail.createdMs > longestWaitMs)
      return undefined;
    const token = linkToken(secrets.mailLink, mail);
    const client = await mailTokenRepository(db).issue(username, { purpose, token, mailId });
    if (mail.attempts === 1) audit(audited[purpose], { clientId: client?.id, username, address });
    if (client?.isNewest !== true) return undefined;
    return writeLinkMail({ purpose, client, token, publicUrl: config.PORTAL_PUBLIC_URL });
  };
}
