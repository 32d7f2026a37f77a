import { sql } from 'drizzle-orm';
import { invitationLink } from '#areas/auth/mail-links/invitation.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { enqueueInvitation } from '#mail/queue/mailRepository.ts';
import { blankChanges, recordChange } from './auditTrail.ts';
import { endLinks, endSessions } from './endAccess.ts';
import { lockClient } from './lockClient.ts';

/** Each takes the client’s reference and who does it, inside a transaction. @throws FeedRefusal */
type AccessChange = (inside: Db, reference: string, who: string) => Promise<void>;

/** Out at once: every session and link ends, and there is no mail and no login until `enableClient`. [D-05] */
export const disableClient: AccessChange = async (inside, reference, who) => {
  const { id, facts } = await lockClient(inside, reference);
  if (facts.disabled) throw new FeedRefusal(`${reference} is disabled.`, 'There is nothing to do.');
  await inside.query(sql`update clients set disabled_at = now() where id = ${id}`);
  await endSessions(inside, id);
  await endLinks(inside, id);
  await recordChange(inside, {
    who,
    action: 'client disabled',
    subject: reference,
    before: { disabled: false },
    after: { disabled: true },
  });
};

/** They log in with the password that they had. [D-05] */
export const enableClient: AccessChange = async (inside, reference, who) => {
  const { id, facts } = await lockClient(inside, reference);
  if (!facts.disabled) throw new FeedRefusal(`${reference} is not disabled.`, 'There is nothing to do.');
  await inside.query(sql`update clients set disabled_at = null where id = ${id}`);
  await recordChange(inside, {
    who,
    action: 'client enabled',
    subject: reference,
    before: { disabled: true },
    after: { disabled: false },
  });
};

/** Logged out everywhere, and free to log in again. Returns how many sessions ended. [D-05] */
export async function logOutClient(inside: Db, reference: string, who: string): Promise<number> {
  const { id } = await lockClient(inside, reference);
  const sessions = await endSessions(inside, id);
  await recordChange(inside, { who, action: 'sessions ended', subject: reference, after: { sessions } });
  return sessions;
}

const refuseDisabled = (reference: string) =>
  new FeedRefusal(`${reference} is disabled.`, 'Enable the client first.');

/** Mails a link that sets a password. [D-05] */
export const inviteByMail: AccessChange = async (inside, reference, who) => {
  const { id, facts } = await lockClient(inside, reference);
  if (facts.disabled) throw refuseDisabled(reference);
  await enqueueInvitation(inside, id);
  await recordChange(inside, { who, action: 'client invited', subject: reference, after: { by: 'mail' } });
};

/** Returns the link, for an operator who hands it over. [D-05] */
export async function inviteByHand(
  inside: Db,
  reference: string,
  { who, config }: { who: string; config: Pick<Config, 'PORTAL_PUBLIC_URL'> },
): Promise<string> {
  const { id } = await lockClient(inside, reference);
  const link = await invitationLink(inside, id, config);
  if (link === undefined) throw refuseDisabled(reference);
  await recordChange(inside, { who, action: 'client invited', subject: reference, after: { by: 'hand' } });
  return link;
}

/** Removes the person. What was read stays with their firm, and that the audit has entries, without what they say. [D-05] */
export const eraseClient: AccessChange = async (inside, reference, who) => {
  const { id } = await lockClient(inside, reference);
  await endLinks(inside, id);
  await inside.query(sql`delete from clients where id = ${id}`);
  await blankChanges(inside, reference);
  await recordChange(inside, { who, action: 'client erased', subject: reference });
};
