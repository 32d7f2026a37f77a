import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { ofBank, type Provenance } from './Provenance.ts';
import { publishRatings, refuseLater, type WithRatings } from './ratings/embargoedRatings.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { pagesOf, storePublications, type ReadyPublication } from './storePublications.ts';

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

/** Who feeds, and whose research. */
export interface Feeding {
  feed: string;
  provenance: Provenance;
}

/**
 * Two feeds of a publication take turns until their transactions end, and so do a feed and its publishing when due: what
 * is read next is there after the other. Few locks, as a dry run holds all of a feed; in one order, so that no two feeds
 * wait for each other.
 */
export async function takeTurns(inside: Db, references: readonly string[]): Promise<void> {
  const all = sql.param(references);
  await inside.query(sql`
    select pg_advisory_xact_lock(4300007, lock) from (
      select distinct hashtext(reference) % 500 as lock from unnest(${all}::text[]) reference order by 1) locks`);
  await inside.query(
    sql`select from held_publications where reference = any(${all}::text[]) order by reference for update`,
  );
}

/** The references of what was not fed before just as it is. */
async function firstOf(
  inside: Db,
  records: readonly { reference: string }[],
  { feed, actionOf }: { feed: string; actionOf: (index: number) => string },
): Promise<Set<string>> {
  const rows = records.map((record, index) => ({
    reference: record.reference,
    action: actionOf(index),
    hash: hashOf(record),
  }));
  const first = await inside.query<{ reference: string }>(sql`
    insert into feed_records (kind, reference, action, hash, feed)
    select 'publication', reference, action, hash, ${feed} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(reference text, action text, hash text)
    on conflict do nothing returning reference`);
  return new Set(first.map(({ reference }) => reference));
}

/** `foreign`: of the demo for a bank, and of a bank for the demo. */
type Place = 'none' | 'held' | 'published' | 'foreign';

async function placesOf(
  inside: Db,
  references: readonly string[],
  { origin }: Provenance,
): Promise<(reference: string) => Place> {
  const all = sql.param(references);
  const rows = await inside.query<{ reference: string; place: Place }>(sql`
    select reference, 'held' as place from held_publications where reference = any(${all}::text[])
    union all
    select doc_ref, case origin when ${origin} then 'published' else 'foreign' end from publications
    where doc_ref = any(${all}::text[])`);
  // Published ones come last, and count.
  const places = new Map(rows.map(({ reference, place }) => [reference, place]));
  return (reference) => places.get(reference) ?? 'none';
}

function refuseUnfitting(
  { reference, action }: ReadyPublication,
  place: Place,
  { origin }: Provenance,
): void {
  if (place === 'foreign')
    throw new FeedRefusal(
      `${reference} is a publication of ${origin === 'feed' ? 'the demo' : 'a bank'}.`,
      'Give it another reference, or remove the demo.',
    );
  if (action === 'create' && place !== 'none')
    throw new FeedRefusal(
      `${reference} is there with other content.`,
      'Say "action": "correct" for what readers must notice, or "replace".',
    );
  if ((action === 'replace' || action === 'correct') && place === 'none')
    throw new FeedRefusal(
      `There is no ${reference} to ${action}.`,
      'Say "action": "create", or correct the reference.',
    );
}

function refuse(refusal: FeedRefusal): never {
  throw refusal;
}

const done = { create: 'created', replace: 'replaced', correct: 'corrected', revise: 'corrected' } as const;

/** Readers must notice it. */
const isCorrection = ({ action }: ReadyPublication) => action === 'correct' || action === 'revise';

/** What was held under the references, which are published now. */
async function releaseEmbargoed(inside: Db, fed: readonly ReadyPublication[]): Promise<WithRatings[]> {
  const references = sql.param(fed.map(({ reference }) => reference));
  const rows = await inside.query<{ reference: string; record: WithRatings }>(
    sql`delete from held_publications where reference = any(${references}::text[]) returning reference, record`,
  );
  for (const each of fed) {
    const later = rows.find(({ reference }) => reference === each.reference);
    if (later !== undefined) refuseLater(later.record, each);
  }
  return rows.map(({ record }) => record);
}

async function publish(
  inside: Db,
  fed: readonly ReadyPublication[],
  { provenance, placeOf }: { provenance: Provenance; placeOf: (reference: string) => Place },
): Promise<void> {
  if (fed.length === 0) return;
  const released = await releaseEmbargoed(inside, fed);
  const ids = await storePublications(inside, fed, provenance);
  for (const each of released) await publishRatings(inside, each, refuse);
  const idsOf = (some: readonly ReadyPublication[]) =>
    some.flatMap(({ reference }) => ids.get(reference) ?? []);
  const corrected = idsOf(fed.filter(isCorrection));
  await inside.query(sql`delete from read_marks where publication_id = any(${sql.param(corrected)}::int[])`);
  if (provenance.isPast) return;
  await announce(inside, idsOf(fed.filter(({ reference }) => placeOf(reference) !== 'published')));
}

/** What is invented has no embargo: its day need not be today's. */
const isEarly = ({ publish_at: publishAt }: ReadyPublication, { origin }: Provenance) =>
  origin === 'feed' && Date.parse(publishAt) > Date.now();

/**
 * Takes publications with different references, whose files are stored, inside a transaction: at once, or under embargo
 * until their times.
 * @throws FeedRefusal of one; then nothing is taken
 */
export async function feedPublications(
  inside: Db,
  fed: readonly ReadyPublication[],
  { feed, provenance }: Feeding,
): Promise<Outcome[]> {
  const references = fed.map(({ reference }) => reference);
  await takeTurns(inside, references);
  const first = await firstOf(inside, fed, { feed, actionOf: (index) => fed[index]?.action ?? '' });
  const placeOf = await placesOf(inside, references, provenance);
  const outcomes = new Map<string, Outcome>();
  const due: ReadyPublication[] = [];
  for (const each of fed.filter(({ reference }) => first.has(reference))) {
    const { reference, action } = each;
    const place = placeOf(reference);
    refuseUnfitting(each, place, provenance);
    const early = isEarly(each, provenance);
    if (!early) due.push(each);
    const published = place === 'none' ? 'created' : done[action];
    outcomes.set(reference, early ? await hold(inside, each, { place, feed }) : published);
  }
  await publish(inside, due, { provenance, placeOf });
  return references.map((reference) => outcomes.get(reference) ?? 'unchanged');
}

/** Mails about them go out. */
export const announce = (inside: Db, ids: readonly number[]) =>
  inside.query(sql`
    insert into announcements (publication_id) select unnest(${sql.param(ids)}::int[]) on conflict do nothing`);

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
  await pagesOf(inside, [fed]);
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
  await storePublications(inside, [fed], ofBank);
  await inside.query(sql`rollback to savepoint trial`);
}

/** Removes it from every list at once; its readers' history stays. */
export async function withdraw(inside: Db, record: RecordOf<'withdrawal'>, feed: string): Promise<Outcome> {
  const { reference } = record;
  await takeTurns(inside, [reference]);
  const first = await firstOf(inside, [record], { feed, actionOf: () => 'withdraw' });
  if (!first.has(reference)) return 'unchanged';
  const place = (await placesOf(inside, [reference], ofBank))(reference);
  if (place === 'none' || place === 'foreign')
    throw new FeedRefusal(`There is no ${reference} to withdraw.`, 'Correct the reference.');
  await inside.query(sql`delete from publications where doc_ref = ${reference} and origin = 'feed'`);
  await inside.query(sql`delete from held_publications where reference = ${reference}`);
  return 'withdrawn';
}
