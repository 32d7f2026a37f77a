import { zurichDay } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { refusalOf } from '../refusalOf.ts';
import { storeRatings } from './storeRatings.ts';

type Fed = RecordOf<'rating'>;

/** What a paper under embargo states: its ratings are kept in its record, which no call reads. */
export interface WithRatings {
  ratings?: Fed[] | undefined;
}

/** A paper states no rating of a day after its publication. @throws FeedRefusal */
export function refuseLater(
  { ratings = [] }: WithRatings,
  { reference, publish_at: publishAt }: { reference: string; publish_at: string },
): void {
  const day = zurichDay(new Date(publishAt));
  const later = ratings.find(({ stated_on: statedOn }) => statedOn > day);
  if (later === undefined) return;
  throw new FeedRefusal(
    `${reference} is published on ${day}, and states a rating of ${later.stated_on}.`,
    'Correct the day of the one or the other.',
  );
}

/** The history and day of a rating. */
export const placeOf = ({ company, class: kind, coverage, stated_on: day }: Fed) =>
  [company, kind, coverage, day].join('\n');

export const withoutRating = ({ ratings = [] }: WithRatings, fed: Fed): Fed[] =>
  ratings.filter((each) => placeOf(each) !== placeOf(fed));

/** A rating of the same history and day replaces the other. */
export const withRating = (paper: WithRatings, fed: Fed): Fed[] => [...withoutRating(paper, fed), fed];

/** What a feed has to bring again goes to `onRefusal`, and the others are published. */
export async function publishRatings(
  inside: Db,
  { ratings = [] }: WithRatings,
  onRefusal: (refusal: FeedRefusal, rating: Fed) => void,
): Promise<void> {
  for (const each of ratings) {
    await inside.query(sql`savepoint rating`);
    try {
      await storeRatings(inside, [each]);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      await inside.query(sql`rollback to savepoint rating`);
      onRefusal(refusal, each);
    }
  }
}
