import type { Services } from '#Services.ts';
import type { Mail } from '../Mail.ts';
import type { ClaimedMail, NewsKind } from '../queue/mailRepository.ts';
import { readNews } from './readNews.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';
import { writeNewsMail } from './writeNewsMail.ts';

/** Writes a mail about publications as things stand now; nothing when there is nothing left to tell. */
export function newsMail({ db, config, secrets }: Services) {
  const publicUrl = config.PORTAL_PUBLIC_URL;
  return async (mail: ClaimedMail, kind: NewsKind): Promise<Mail | undefined> => {
    const news = await readNews(db, mail);
    if (news === undefined) return undefined;
    const token = unsubscribeToken(secrets.unsubscribe, news.reader.id);
    return writeNewsMail({ ...news, kind, publicUrl, unsubscribe: `${publicUrl}/api/unsubscribe/${token}` });
  };
}
