import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { takeTurn, type Outcome } from '../feedPublication.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import type { ReadyPublication } from '../storePublication.ts';
import { refuseLater, withRating, type WithRatings } from './heldRatings.ts';
import { storeRating } from './storeRating.ts';

type Fed = RecordOf<'rating'>;

async function isPublished(inside: Db, reference: string): Promise<boolean> {
  const rows = await inside.query(sql`select from publications where doc_ref = ${reference}`);
  return rows.length > 0;
}

/** False if the paper is not under embargo. */
async function holdWith(inside: Db, reference: string, fed: Fed): Promise<boolean> {
  const [held] = await inside.query<{ record: ReadyPublication & WithRatings }>(
    sql`select record from held_publications where reference = ${reference}`,
  );
  if (held === undefined) return false;
  const record = { ...held.record, ratings: withRating(held.record, fed) };
  refuseLater(record, record);
  // What cannot be stored at its time is refused now.
  await inside.query(sql`savepoint trial`);
  await storeRating(inside, fed);
  await inside.query(sql`rollback to savepoint trial`);
  await inside.query(
    sql`update held_publications set record = ${JSON.stringify(record)}::jsonb where reference = ${reference}`,
  );
  return true;
}

/**
 * Takes a rating: at once, or under the embargo of the paper that states it. [D-07]
 * @throws FeedRefusal
 */
export async function feedRating(inside: Db, fed: Fed): Promise<Outcome> {
  const { publication, stated_on: statedOn } = fed;
  if (publication !== undefined) {
    await takeTurn(inside, publication);
    if (await holdWith(inside, publication, fed)) return 'held until its time';
    if (!(await isPublished(inside, publication)))
      throw new FeedRefusal(
        `There is no publication ${publication}.`,
        'Feed it in a line before this one, or correct the reference.',
      );
  }
  if (statedOn > zurichDay(new Date()))
    throw new FeedRefusal(`${statedOn} is in the future.`, 'Feed a rating on its day.');
  await storeRating(inside, fed);
  return 'stored';
}
