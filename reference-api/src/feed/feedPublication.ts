import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { publishRatings, refuseLater, type WithRatings } from './ratings/heldRatings.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { pagesOf, storePublication, type ReadyPublication } from './storePublication.ts';

export type Outcome =
  | 'created'
  | 'replaced'
  | 'corrected'
  | 'held until its time'
  | 'withdrawn'
  | 'stored'
  | 'unchanged'
  | 'refused';

/** The same for the same content with the same files. */
const hashOf = (record: object) => createHash('sha256').update(JSON.stringify(record)).digest('hex');

/**
 * Two feeds of one publication take turns until their transactions end, and so do a feed and its publishing when due: what
 * is read next is there after the other. Few locks: a dry run holds all of a feed.
 */
export async function takeTurn(inside: Db, reference: string): Promise<void> {
  await inside.query(sql`select pg_advisory_xact_lock(4300007, hashtext(${reference}) % 500)`);
  await inside.query(sql`select from held_publications where reference = ${reference} for update`);
}

/** False if exactly this was fed before. */
async function isFirst(
  inside: Db,
  record: { kind: string; reference: string },
  { feed, action }: { feed: string; action: string },
): Promise<boolean> {
  const rows = await inside.query(sql`
    insert into feed_records (kind, reference, action, hash, feed)
    values ('publication', ${record.reference}, ${action}, ${hashOf(record)}, ${feed})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

type Place = 'none' | 'held' | 'published' | 'invented';

async function placeOf(inside: Db, reference: string): Promise<Place> {
  const [row] = await inside.query<{ place: Place }>(sql`
    select coalesce(
      (select case origin when 'feed' then 'published' else 'invented' end from publications where doc_ref = ${reference}),
      (select 'held' from held_publications where reference = ${reference}), 'none') as place`);
  return row?.place ?? 'none';
}

function refuseUnfitting(
  { reference, action }: RecordOf<'publication'> | ReadyPublication,
  place: Place,
): void {
  if (place === 'invented')
    throw new FeedRefusal(
      `${reference} is a publication of the demo.`,
      'Give it another reference, or remove the demo.',
    );
  if (action === 'create' && place !== 'none')
    throw new FeedRefusal(
      `${reference} is there with other content.`,
      'Say "action": "correct" for what readers must notice, or "replace".',
    );
  if (action !== 'create' && place === 'none')
    throw new FeedRefusal(
      `There is no ${reference} to ${action}.`,
      'Say "action": "create", or correct the reference.',
    );
}

function refuse(refusal: FeedRefusal): never {
  throw refusal;
}

const done = { create: 'created', replace: 'replaced', correct: 'corrected' } as const;

/**
 * Takes a publication whose files are stored, inside a transaction: at once, or under embargo until its time.
 * @throws FeedRefusal
 */
export async function feedPublication(inside: Db, fed: ReadyPublication, feed: string): Promise<Outcome> {
  const { reference, action } = fed;
  await takeTurn(inside, reference);
  if (!(await isFirst(inside, fed, { feed, action }))) return 'unchanged';
  const place = await placeOf(inside, reference);
  refuseUnfitting(fed, place);
  if (Date.parse(fed.publish_at) > Date.now()) return hold(inside, fed, { place, feed });
  const [held] = await inside.query<{ record: WithRatings }>(
    sql`delete from held_publications where reference = ${reference} returning record`,
  );
  if (held !== undefined) refuseLater(held.record, fed);
  const id = await storePublication(inside, fed);
  if (held !== undefined) await publishRatings(inside, held.record, refuse);
  if (action === 'correct') await inside.query(sql`delete from read_marks where publication_id = ${id}`);
  if (place !== 'published') await announce(inside, id);
  return done[action];
}

const announce = (inside: Db, id: number) =>
  inside.query(sql`insert into announcements (publication_id) values (${id}) on conflict do nothing`);

async function hold(
  inside: Db,
  fed: ReadyPublication,
  { place, feed }: { place: Place; feed: string },
): Promise<Outcome> {
  if (place === 'published')
    throw new FeedRefusal(
      `${fed.reference} is published: it cannot go under embargo.`,
      'Withdraw it, and feed the new content under another reference.',
    );
  await refuseUnstorable(inside, fed);
  // Read ahead, so that searches find it at its time.
  await pagesOf(inside, fed);
  const [before] = await inside.query<{ record: WithRatings }>(
    sql`select record from held_publications where reference = ${fed.reference}`,
  );
  if (before !== undefined) refuseLater(before.record, fed);
  const record = { ...fed, ratings: before?.record.ratings };
  await inside.query(sql`
    insert into held_publications (reference, publish_at, record, feed)
    values (${fed.reference}, ${fed.publish_at}::timestamptz, ${JSON.stringify(record)}::jsonb, ${feed})
    on conflict (reference) do update set publish_at = excluded.publish_at, record = excluded.record, feed = excluded.feed`);
  return 'held until its time';
}

/** What cannot be published at its time is refused now. */
async function refuseUnstorable(inside: Db, fed: ReadyPublication): Promise<void> {
  await inside.query(sql`savepoint trial`);
  await storePublication(inside, fed);
  await inside.query(sql`rollback to savepoint trial`);
}

/** Removes it from every list at once; its readers' history stays. */
export async function withdraw(inside: Db, record: RecordOf<'withdrawal'>, feed: string): Promise<Outcome> {
  const { reference } = record;
  await takeTurn(inside, reference);
  if (!(await isFirst(inside, record, { feed, action: 'withdraw' }))) return 'unchanged';
  const place = await placeOf(inside, reference);
  if (place === 'none' || place === 'invented')
    throw new FeedRefusal(`There is no ${reference} to withdraw.`, 'Correct the reference.');
  await inside.query(sql`delete from publications where doc_ref = ${reference} and origin = 'feed'`);
  await inside.query(sql`delete from held_publications where reference = ${reference}`);
  return 'withdrawn';
}

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
      const [held] = await inside.query<{ record: ReadyPublication & WithRatings }>(sql`
        delete from held_publications where reference = ${reference} and publish_at <= now() returning record`);
      if (held === undefined) return;
      const id = await storePublication(inside, held.record);
      await publishRatings(inside, held.record, (refusal, rating) =>
        onFault(lost(rating, refusal), reference),
      );
      await announce(inside, id);
      published += 1;
    });
    await work.catch((error: unknown) => onFault(error, reference));
  }
  return published;
}
