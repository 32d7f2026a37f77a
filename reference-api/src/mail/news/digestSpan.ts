import { sql, type SQL } from 'drizzle-orm';
import type { NewsSpan } from '#areas/companies/ratings/followedRatings.ts';
import type { MailKind } from '../queue/mailRepository.ts';

/** How many days a digest covers, by its kind. */
export const daysOfDigests = { daily: 1, weekly: 7 } as const;

/** SQL for when the digest of a day ends: a minute before it is due, it may be on its way. */
export const endOfDigest = (day: SQL): SQL => sql`((${day} + time '06:59') at time zone 'Europe/Zurich')`;

/** What a digest covers: from the end of the one before, all of it, since it says how much there is. Undefined for other mails. Its topic has the day: `daily:2026-03-11`. [N-10] */
export function digestSpan({ kind, topic }: { kind: MailKind; topic: string }): NewsSpan | undefined {
  if (kind !== 'daily' && kind !== 'weekly') return undefined;
  const day = sql`${topic.slice(kind.length + 1)}::date`;
  const from = endOfDigest(sql`${day} - ${daysOfDigests[kind]}::int`);
  return { from, until: endOfDigest(day), isWhole: true };
}
