import type { Outcome } from './feedPublications.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { isPlain } from './ratings/feedRatings.ts';
import { placeOf } from './ratings/embargoedRatings.ts';
import { feedRecordSchema, type FeedRecord } from './records/feedRecord.ts';
import { takeRecords, type FeedSettings, type Taken } from './takeRecords.ts';

export interface FeedLine {
  /** In its file, from 1. */
  line: number;
  /** A record as JSON. */
  text: string;
  /** Why there is no record: the line is only reported. */
  fault?: FeedRefusal;
}

export interface LineReport {
  line: number;
  /** Undefined for what could not be read. */
  kind: string | undefined;
  name: string | undefined;
  outcome: Outcome;
  reason?: string;
  hint?: string;
}

function nameOf(record: FeedRecord): string {
  if ('reference' in record) return record.reference;
  if (record.kind === 'rating') return `${record.company} ${record.stated_on}`;
  if (record.kind === 'profile_text')
    return [record.company, record.sector, record.asset_class].filter((each) => each !== undefined).join(' ');
  return typeof record.name === 'string' ? record.name : record.name.de;
}

/** A record; or a refusal naming each wrong field. */
function readRecord(text: string): FeedRecord | FeedRefusal {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return new FeedRefusal('The line is not JSON.', 'One record a line, without line breaks inside.');
  }
  const { data, error } = feedRecordSchema.safeParse(given);
  if (data !== undefined) return data;
  const faults = error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  return new FeedRefusal(`${faults.join('; ')}.`, 'The fields are described in docs/feed.schema.json.');
}

/** Numbers the lines of a file of JSON Lines, without the empty ones. */
export async function* numbered(lines: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  let line = 0;
  for await (const given of lines) {
    line += 1;
    const text = given.replace(/^\ufeff/, '');
    if (text.trim() !== '') yield { line, text };
  }
}

interface ReadLine {
  line: number;
  read: FeedRecord | FeedRefusal;
}

/** In one transaction. */
const mostTogether = 200;

/** Files are stored before the transaction that names them: a stop leaves few of them unnamed. */
const mostWithFiles = 10;

const hasFile = (record: FeedRecord) =>
  record.kind === 'publication' && (record.file ?? record.preview) !== undefined;

const keyOf = (record: FeedRecord) => (record.kind === 'rating' ? placeOf(record) : nameOf(record));

/** What is stored at once. A rating of a paper and one taken back go on their own: one company may have two names. */
const groupOf = (record: FeedRecord) =>
  record.kind === 'rating' && isPlain(record) ? 'plain rating' : record.kind;

/** Lines that are taken together: one group, and each name once. */
class Batch {
  readonly lines: ReadLine[] = [];
  readonly records: FeedRecord[] = [];
  private readonly keys = new Set<string>();
  private files = 0;

  add(line: ReadLine): void {
    this.lines.push(line);
    if (line.read instanceof FeedRefusal) return;
    this.records.push(line.read);
    this.keys.add(keyOf(line.read));
    if (hasFile(line.read)) this.files += 1;
  }

  takes({ read }: ReadLine): boolean {
    if (this.lines.length === 0) return true;
    if (this.lines.length >= mostTogether) return false;
    if (read instanceof FeedRefusal) return true;
    if (this.keys.has(keyOf(read)) || (hasFile(read) && this.files >= mostWithFiles)) return false;
    return this.records.every((each) => groupOf(each) === groupOf(read));
  }
}

async function* batchesOf(lines: AsyncIterable<FeedLine> | Iterable<FeedLine>): AsyncGenerator<Batch> {
  let batch = new Batch();
  for await (const { line, text, fault } of lines) {
    const given = { line, read: fault ?? readRecord(text) };
    if (!batch.takes(given)) {
      yield batch;
      batch = new Batch();
    }
    batch.add(given);
  }
  yield batch;
}

function reportOf({ line, read }: ReadLine, taken: Taken): LineReport {
  const about =
    read instanceof FeedRefusal
      ? { kind: undefined, name: undefined }
      : { kind: read.kind, name: nameOf(read) };
  if (!(taken instanceof FeedRefusal)) return { line, ...about, outcome: taken };
  return { line, ...about, outcome: 'refused', reason: taken.message, hint: taken.hint };
}

/**
 * Takes a feed, each line all or nothing: after a stop, the same feed goes on where it was, since what is known changes
 * nothing.
 */
export async function* runFeed(
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  settings: FeedSettings,
): AsyncGenerator<LineReport> {
  for await (const { lines: read, records } of batchesOf(lines)) {
    const taken = await takeRecords(records, settings);
    for (const each of read)
      yield reportOf(each, each.read instanceof FeedRefusal ? each.read : (taken.shift() ?? 'refused'));
  }
}
