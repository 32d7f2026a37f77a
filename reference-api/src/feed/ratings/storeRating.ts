import { ratingAction } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { findTag } from '../tagStore.ts';

interface Stated {
  day: string;
  rating: string;
}

type Fed = RecordOf<'rating'>;

export const nothingToWithdraw = ({ company, class: kind, stated_on: day }: Fed) =>
  new FeedRefusal(
    `There is no ${kind} rating of ${company} of ${day} to withdraw.`,
    'Correct its company, class, coverage or day, or the paper that it is held with.',
  );

/** SQL for the ratings of the same history. */
const sameHistory = (companyId: number, { class: kind, coverage }: Fed) =>
  sql`company_id = ${companyId} and kind = ${kind} and coverage = ${coverage}`;

/** The nearest rating on one side of the fed one. */
async function neighbour(
  inside: Db,
  companyId: number,
  { fed, side }: { fed: Fed; side: 'before' | 'after' },
): Promise<Stated | undefined> {
  const found =
    side === 'before'
      ? sql`stated_on < ${fed.stated_on}::date order by stated_on desc`
      : sql`stated_on > ${fed.stated_on}::date order by stated_on`;
  const [row] = await inside.query<Stated>(sql`
    select to_char(stated_on, 'YYYY-MM-DD') as day, rating from ratings
    where ${sameHistory(companyId, fed)} and ${found} limit 1`);
  return row;
}

/** SQL for when it became public: now, unless it is a past that a feed brings along, which is no news. [L-25] */
const publicAt = ({ stated_on: day }: Fed) =>
  sql`case when ${day}::date < now() - interval '7 days' then ${day}::date::timestamp at time zone 'Europe/Zurich' else now() end`;

/** Compares the one after the fed rating with the one that comes before it by now. */
async function compareNext(
  inside: Db,
  companyId: number,
  { fed, before }: { fed: Fed; before: Stated | undefined },
): Promise<void> {
  const next = await neighbour(inside, companyId, { fed, side: 'after' });
  if (next === undefined) return;
  const { rating = null, day = null } = before ?? {};
  await inside.query(sql`
    update ratings set previous = ${rating}, previous_on = ${day}::date, action = ${ratingAction(fed.class, rating, next.rating)}
    where ${sameHistory(companyId, fed)} and stated_on = ${next.day}::date`);
}

/**
 * Adds a rating to its company's history, or replaces that of the same day, and compares it and the next one with the
 * one before.
 * @throws FeedRefusal
 */
export async function storeRating(inside: Db, fed: Fed): Promise<void> {
  const { id } = await findTag(inside, 'Company', fed.company);
  await inside.query(sql`select from companies where id = ${id} for update`);
  const before = await neighbour(inside, id, { fed, side: 'before' });
  const action = ratingAction(fed.class, before?.rating ?? null, fed.rating);
  await inside.query(sql`
    insert into ratings (company_id, kind, coverage, stated_on, rating, previous, previous_on, action, close_price, close_currency, target_price, public_at, publication)
    values (${id}, ${fed.class}, ${fed.coverage}, ${fed.stated_on}::date, ${fed.rating}, ${before?.rating ?? null},
      ${before?.day ?? null}::date, ${action}, ${fed.close_price ?? null}, ${fed.close_currency ?? null}, ${fed.target_price ?? null},
      ${publicAt(fed)}, ${fed.publication ?? null})
    on conflict (company_id, kind, coverage, stated_on) do update set rating = excluded.rating, previous = excluded.previous,
      previous_on = excluded.previous_on, action = excluded.action, close_price = excluded.close_price,
      close_currency = excluded.close_currency, target_price = excluded.target_price, publication = excluded.publication,
      public_at = case when ratings.rating = excluded.rating then ratings.public_at else excluded.public_at end`);
  await compareNext(inside, id, { fed, before: { day: fed.stated_on, rating: fed.rating } });
}

/**
 * Takes a rating out of its company's history, and compares the next one with the one before.
 * @throws FeedRefusal
 */
export async function removeRating(inside: Db, fed: Fed): Promise<void> {
  const { id } = await findTag(inside, 'Company', fed.company);
  await inside.query(sql`select from companies where id = ${id} for update`);
  const removed = await inside.query(sql`
    delete from ratings where ${sameHistory(id, fed)} and stated_on = ${fed.stated_on}::date returning 1`);
  if (removed.length === 0) throw nothingToWithdraw(fed);
  await compareNext(inside, id, { fed, before: await neighbour(inside, id, { fed, side: 'before' }) });
}
