import { randomUUID } from 'node:crypto';
import { pages } from '@portal/contract';
import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';
import type { Db } from '#db/Db.ts';
import type { Mail } from '#mail/Mail.ts';
import type { ClaimedMail } from '#mail/queue/mailRepository.ts';
import { languageOf } from '#mail/recipient.ts';
import { writeLinkMail } from '#mail/writeMail.ts';
import type { Services } from '#Services.ts';
import { accountRepository, type Account } from '../accountRepository.ts';
import { newToken } from '../opaqueToken.ts';
import { linkToken } from './linkToken.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

/** Nobody waits for an invitation. The mail explains it. */
const minutes = 7 * 24 * 60;

/** An invitation is a link that sets a password, like any other, with more time. */
const purpose = 'reset_password';

const enabledClient = async (db: Db, id: number | null): Promise<Account | undefined> =>
  id === null ? undefined : accountRepository(db).byId(id);

/** Undefined, and nothing is sent, if the client is gone or disabled, or a newer link was mailed. */
export function invitationMail({ db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>) {
  return async (mail: ClaimedMail): Promise<Mail | undefined> => {
    const client = await enabledClient(db, mail.clientId);
    if (client === undefined) return undefined;
    const token = linkToken(secrets.mailLink, mail);
    const issued = await mailTokenRepository(db).issue(client.username, {
      purpose,
      token,
      minutes,
      mailId: mail.id,
    });
    if (issued?.isNewest !== true) return undefined;
    return writeLinkMail({ purpose: 'invitation', client, token, publicUrl: config.PORTAL_PUBLIC_URL });
  };
}

/**
 * The same link for an operator who hands it over: it replaces those that were mailed. Undefined if the client is
 * disabled.
 */
export async function invitationLink(
  inside: Db,
  clientId: number,
  { PORTAL_PUBLIC_URL: publicUrl }: Pick<Config, 'PORTAL_PUBLIC_URL'>,
): Promise<string | undefined> {
  const client = await enabledClient(inside, clientId);
  if (client === undefined) return undefined;
  const [handedOver] = await inside.query<{ mailId: number }>(sql`
    insert into mails (kind, client_id, topic, state, settled_at)
    values ('invitation', ${clientId}, ${`invitation:${randomUUID()}`}, 'sent', now()) returning id as "mailId"`);
  if (handedOver === undefined) throw new Error('The database did not store an invitation.');
  const token = newToken();
  await mailTokenRepository(inside).issue(client.username, { purpose, token, minutes, ...handedOver });
  const language = languageOf(client);
  return `${publicUrl}${pages.resetPasswordWithToken.href({ resetToken: token }, { language })}`;
}
