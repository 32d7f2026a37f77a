import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { announce } from './feedPublications.ts';
import type { FeedRefusal } from './FeedRefusal.ts';
import { ofBank } from './Provenance.ts';
import { publishRatings, type WithRatings } from './ratings/embargoedRatings.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { storePublications, type ReadyPublication } from './storePublications.ts';

const lost = ({ company, class: kind, stated_on: day }: RecordOf<'rating'>, cause: FeedRefusal) =>
  new Error(`The ${kind} rating of ${company} of ${day} is not stored.`, { cause });

/**
 * Publishes what is due, one transaction each. Failures go to `onFault`: papers are tried again, and appear without a
 * rating that cannot be stored. Returns how many.
 */
export async function publishDue(
  db: Db,
  onFault: (error: unknown, reference: string) => void,
): Promise<number> {
  const due = await db.query<{ reference: string }>(
    sql`select reference from held_publications where publish_at <= now() order by publish_at, reference`,
  );
  let published = 0;
  for (const { reference } of due) {
    const work = db.transaction(async (inside) => {
      const [paper] = await inside.query<{ record: ReadyPublication & WithRatings }>(sql`
        delete from held_publications where reference = ${reference} and publish_at <= now() returning record`);
      if (paper === undefined) return;
      const ids = await storePublications(inside, [paper.record], ofBank);
      await publishRatings(inside, paper.record, (refusal, rating) =>
        onFault(lost(rating, refusal), reference),
      );
      await announce(inside, [...ids.values()]);
      published += 1;
    });
    await work.catch((error: unknown) => onFault(error, reference));
  }
  return published;
}

/** At most so late, after the time of an embargo. */
const everyMs = 1000;

interface Notices {
  onPublished: () => void;
  onFault: (error: unknown, reference?: string) => void;
}

/** Publishes what is under embargo at its time, in every process: one of them takes each. Returns how to stop. */
export function publishWhenDue(db: Db, { onPublished, onFault }: Notices): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async () => {
    try {
      if ((await publishDue(db, onFault)) > 0) onPublished();
    } catch (error) {
      onFault(error);
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= look();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
