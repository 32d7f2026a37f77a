import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { takeTurns, type Outcome } from '../feedPublications.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { Provenance } from '../Provenance.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import type { ReadyPublication } from '../storePublications.ts';
import { refuseLater, withoutRating, withRating, type WithRatings } from './embargoedRatings.ts';
import { nothingToWithdraw, removeRating, storeRatings } from './storeRatings.ts';

type Fed = RecordOf<'rating'>;

async function isPublished(inside: Db, reference: string): Promise<boolean> {
  const rows = await inside.query(sql`select from publications where doc_ref = ${reference}`);
  return rows.length > 0;
}

type EmbargoedPaper = ReadyPublication & WithRatings;

async function embargoedPaper(inside: Db, reference: string): Promise<EmbargoedPaper | undefined> {
  const [row] = await inside.query<{ record: EmbargoedPaper }>(
    sql`select record from held_publications where reference = ${reference}`,
  );
  return row?.record;
}

const rewrite = (inside: Db, record: EmbargoedPaper) =>
  inside.query(
    sql`update held_publications set record = ${JSON.stringify(record)}::jsonb where reference = ${record.reference}`,
  );

async function holdWith(inside: Db, paper: EmbargoedPaper, fed: Fed): Promise<Outcome> {
  const record = { ...paper, ratings: withRating(paper, fed) };
  refuseLater(record, record);
  // What cannot be stored at its time is refused now.
  await inside.query(sql`savepoint trial`);
  await storeRatings(inside, [fed]);
  await inside.query(sql`rollback to savepoint trial`);
  await rewrite(inside, record);
  return 'held until its time';
}

/** Of the paper that it is held with, or of its company's history. */
async function withdrawRating(inside: Db, paper: EmbargoedPaper | undefined, fed: Fed): Promise<Outcome> {
  if (paper === undefined) {
    await removeRating(inside, fed);
    return 'withdrawn';
  }
  const ratings = withoutRating(paper, fed);
  if (ratings.length === (paper.ratings ?? []).length) throw nothingToWithdraw(fed);
  await rewrite(inside, { ...paper, ratings });
  return 'withdrawn';
}

function refuseFuture({ stated_on: statedOn }: Fed): void {
  if (statedOn > zurichDay(new Date()))
    throw new FeedRefusal(`${statedOn} is in the future.`, 'Feed a rating on its day.');
}

/**
 * Takes a rating, or takes it back: at once, or under the embargo of the paper that states it. [D-07]
 * @throws FeedRefusal
 */
async function feedRating(inside: Db, fed: Fed): Promise<Outcome> {
  const { publication } = fed;
  if (publication !== undefined) await takeTurns(inside, [publication]);
  const paper = publication === undefined ? undefined : await embargoedPaper(inside, publication);
  if (fed.action === 'withdraw') return withdrawRating(inside, paper, fed);
  if (paper !== undefined) return holdWith(inside, paper, fed);
  if (publication !== undefined && !(await isPublished(inside, publication)))
    throw new FeedRefusal(
      `There is no publication ${publication}.`,
      'Feed it in a line before this one, or correct the reference.',
    );
  refuseFuture(fed);
  await storeRatings(inside, [fed]);
  return 'stored';
}

/** Of no paper, and stated. Stored before others that are fed together with it. */
export const isPlain = ({ publication, action }: Fed) => publication === undefined && action === 'state';

/**
 * Takes ratings of different histories or days, inside a transaction.
 * @throws FeedRefusal of one; then nothing is taken
 */
export async function feedRatings(
  inside: Db,
  fed: readonly Fed[],
  provenance: Provenance,
): Promise<Outcome[]> {
  const plain = fed.filter(isPlain);
  if (provenance.origin === 'feed') plain.forEach(refuseFuture);
  if (plain.length > 0) await storeRatings(inside, plain, provenance);
  const outcomes: Outcome[] = [];
  for (const each of fed) outcomes.push(isPlain(each) ? 'stored' : await feedRating(inside, each));
  return outcomes;
}
