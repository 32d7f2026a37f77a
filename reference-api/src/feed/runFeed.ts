import type { Outcome } from './feedPublication.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { feedRecordSchema, type FeedRecord } from './records/feedRecord.ts';
import { refusalOf } from './refusalOf.ts';
import { takeRecord, type FeedSettings } from './takeRecord.ts';

export interface FeedLine {
  /** In its file, from 1. */
  line: number;
  /** A record as JSON. */
  text: string;
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
  return typeof record.name === 'string' ? record.name : record.name.de;
}

/** @throws FeedRefusal naming each wrong field */
function readLine(text: string): FeedRecord {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new FeedRefusal('The line is not JSON.', 'One record a line, without line breaks inside.');
  }
  const { data, error } = feedRecordSchema.safeParse(given);
  if (data !== undefined) return data;
  const faults = error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new FeedRefusal(`${faults.join('; ')}.`, 'The fields are described in docs/feed.schema.json.');
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

/**
 * Takes a feed line by line, each all or nothing: after a stop, the same feed goes on where it was, since what is known
 * changes nothing.
 */
export async function* runFeed(
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  settings: FeedSettings,
): AsyncGenerator<LineReport> {
  for await (const { line, text } of lines) {
    let record: FeedRecord | undefined;
    try {
      record = readLine(text);
      yield { line, kind: record.kind, name: nameOf(record), outcome: await takeRecord(record, settings) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      const about = { kind: record?.kind, name: record && nameOf(record) };
      yield { line, ...about, outcome: 'refused', reason: refusal.message, hint: refusal.hint };
    }
  }
}
