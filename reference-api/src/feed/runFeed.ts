import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { ContentStore } from '#content-store/ContentStore.ts';
import { fileTypes } from '#content-store/fileKinds.ts';
import type { Db } from '#db/Db.ts';
import { feedPublication, withdraw, type Outcome } from './feedPublication.ts';
import { feedRecordSchema, type FedFile, type FeedRecord, type RecordOf } from './feedRecord.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { inspectFile, type InspectedFile } from './inspectFile.ts';
import { storeTaxonomy } from './storeTaxonomy.ts';

export interface FeedSettings {
  db: Db;
  content: ContentStore;
  /** Holds the files that lines name. */
  folder: string;
  mostBytes: number;
  /** Who feeds. */
  feed: string;
  /** Checks everything and changes nothing. */
  dryRun: boolean;
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

/** Undoes a dry run. */
class OnlyTried extends Error {
  constructor(readonly outcome: Outcome) {
    super('Tried.');
  }
}

function nameOf(record: FeedRecord): string {
  if ('reference' in record) return record.reference;
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

const previewTypes = ['text/html'];

/** The bytes are stored before the record that names them; a dry run only looks at them. */
async function keep(file: InspectedFile, { content, mostBytes, dryRun }: FeedSettings): Promise<void> {
  if (dryRun) return;
  const written = await content.write(createReadStream(file.path), mostBytes);
  if (written.hash !== file.hash)
    throw new FeedRefusal('A file changed while it was read.', 'Feed the line again.');
}

async function inspected({ file, preview }: RecordOf<'publication'>, settings: FeedSettings) {
  const inspect = async (given: FedFile | undefined, types: readonly string[]) => {
    if (given === undefined) return null;
    const found = await inspectFile(given, { ...settings, types });
    await keep(found, settings);
    return found;
  };
  return { file: await inspect(file, fileTypes), preview: await inspect(preview, previewTypes) };
}

async function nameFile(inside: Db, file: InspectedFile | null) {
  if (file === null) return null;
  const { hash, size, type } = file;
  await inside.query(sql`
    insert into files (hash, size, content_type) values (${hash}, ${size}, ${type}) on conflict do nothing`);
  return { hash, type };
}

/** What is left to do for a record in a transaction. */
async function prepared(
  record: FeedRecord,
  settings: FeedSettings,
): Promise<(inside: Db) => Promise<Outcome>> {
  const { feed } = settings;
  if (record.kind === 'withdrawal') return (inside) => withdraw(inside, record, feed);
  if (record.kind !== 'publication')
    return async (inside) => {
      await storeTaxonomy(inside, record);
      return 'stored';
    };
  const files = await inspected(record, settings);
  return async (inside) => {
    const file = await nameFile(inside, files.file);
    const preview = await nameFile(inside, files.preview);
    return feedPublication(inside, { ...record, file, preview }, feed);
  };
}

async function take(record: FeedRecord, settings: FeedSettings): Promise<Outcome> {
  const work = await prepared(record, settings);
  return settings.db
    .transaction(async (inside) => {
      const outcome = await work(inside);
      if (settings.dryRun) throw new OnlyTried(outcome);
      return outcome;
    })
    .catch((error: unknown) => {
      if (error instanceof OnlyTried) return error.outcome;
      throw error;
    });
}

/**
 * Takes a feed line by line, each all or nothing: after a stop, the same feed goes on where it was, since what is known
 * changes nothing.
 */
export async function* runFeed(
  lines: AsyncIterable<string>,
  settings: FeedSettings,
): AsyncGenerator<LineReport> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.replace(/^\ufeff/, '').trim() === '') continue;
    let record: FeedRecord | undefined;
    try {
      record = readLine(text.replace(/^\ufeff/, ''));
      yield { line, kind: record.kind, name: nameOf(record), outcome: await take(record, settings) };
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      const about = { kind: record?.kind, name: record && nameOf(record) };
      yield { line, ...about, outcome: 'refused', reason: error.message, hint: error.hint };
    }
  }
}
