import { zurichDay } from '@portal/node';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { storeRating } from './storeRating.ts';

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

/** A rating of the same history and day comes in the other's stead. */
export function withRating({ ratings = [] }: WithRatings, fed: Fed): Fed[] {
  const place = ({ company, class: kind, coverage, stated_on: day }: Fed) =>
    [company, kind, coverage, day].join('\n');
  return [...ratings.filter((each) => place(each) !== place(fed)), fed];
}

/** @throws FeedRefusal */
export async function publishRatings(inside: Db, { ratings = [] }: WithRatings): Promise<void> {
  for (const each of ratings) await storeRating(inside, each);
}
