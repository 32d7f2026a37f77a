import { accountRepository } from '#areas/auth/accountRepository.ts';
import { invitationMail } from '#areas/auth/mail-links/invitation.ts';
import { linkMail } from '#areas/auth/mail-links/linkMail.ts';
import type { AuditedServices, Services } from '#Services.ts';
import type { Mail } from './Mail.ts';
import { newsReader } from './news/readNews.ts';
import { writeNewsMail } from './news/writeNewsMail.ts';
import type { ClaimedMail, NewsKind } from './queue/mailRepository.ts';
import { naming, signedId, unsubscribing } from './signedId.ts';
import { writeNoticeMail } from './writeMail.ts';

/** Writes the mail from current data; undefined if nothing is left to report. */
function newsMail({ db, config, secrets }: Services) {
  const publicUrl = config.PORTAL_PUBLIC_URL;
  const readNews = newsReader(db);
  return async (mail: ClaimedMail, kind: NewsKind): Promise<Mail | undefined> => {
    const news = await readNews(mail);
    if (news === undefined) return undefined;
    const token = signedId(unsubscribing(secrets), news.reader.id);
    const name = signedId(naming(secrets), mail.id);
    const unsubscribe = `${publicUrl}/api/unsubscribe/${token}`;
    return writeNewsMail({ ...news, kind, publicUrl, name, unsubscribe });
  };
}

function noticeMail({ db, config }: AuditedServices) {
  return async ({ clientId, createdMs }: ClaimedMail): Promise<Mail | undefined> => {
    const client = clientId === null ? undefined : await accountRepository(db).byId(clientId);
    const at = new Date(createdMs);
    return client && writeNoticeMail({ client, at, publicUrl: config.PORTAL_PUBLIC_URL });
  };
}

/** Writes the mail from current data; undefined if there is nobody to send it to. */
export function mailWriter(services: AuditedServices): (mail: ClaimedMail) => Promise<Mail | undefined> {
  const link = linkMail(services);
  const notice = noticeMail(services);
  const invitation = invitationMail(services);
  const news = newsMail(services);
  return (mail) => {
    switch (mail.kind) {
      case 'reset_password':
      case 'passwordless_login':
        return link(mail, mail.kind);
      case 'password_changed':
        return notice(mail);
      case 'invitation':
        return invitation(mail);
      default:
        return news(mail, mail.kind);
    }
  };
}
