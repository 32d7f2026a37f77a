import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { ContentStore } from '#content-store/ContentStore.ts';
import { fileTypes } from '#content-store/fileKinds.ts';
import type { Db } from '#db/Db.ts';
import { storeClient, storeFirm } from '#people/storePeople.ts';
import { feedPublication, withdraw, type Outcome } from './feedPublication.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { inspectFile, type InspectedFile } from './files/inspectFile.ts';
import { findStored } from './files/findStored.ts';
import type { FedFile, FeedRecord, RecordOf } from './records/feedRecord.ts';
import { feedRating } from './ratings/feedRating.ts';
import { storeTaxonomy } from './storeTaxonomy.ts';

export interface FeedSettings {
  db: Db;
  content: ContentStore;
  /** Holds the files that lines name by path; undefined where there is none, as over HTTP. */
  folder: string | undefined;
  mostBytes: number;
  /** Who feeds. */
  feed: string;
  /** Of new clients: what checking their password costs. */
  passwordPower: number;
  /** Stores no files; see tryFeed. */
  dryRun: boolean;
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
    if ('sha256' in given) return findStored(given.sha256, { ...settings, types });
    const { folder } = settings;
    if (folder === undefined)
      throw new FeedRefusal(
        `There is no folder with ${given.path}.`,
        'Upload the file first, and name its sha256.',
      );
    const found = await inspectFile(given, { ...settings, folder, types });
    await keep(found, settings);
    return found;
  };
  return { file: await inspect(file, fileTypes), preview: await inspect(preview, previewTypes) };
}

async function nameFile(inside: Db, file: Omit<InspectedFile, 'path'> | null) {
  if (file === null) return null;
  const { hash, size, type } = file;
  await inside.query(sql`
    insert into files (hash, size, content_type) values (${hash}, ${size}, ${type}) on conflict do nothing`);
  return { hash, type };
}

const storedIf = (changed: boolean): Outcome => (changed ? 'stored' : 'unchanged');

async function storeRecord(
  inside: Db,
  record: Exclude<FeedRecord, RecordOf<'publication'>>,
  { feed: who, passwordPower }: FeedSettings,
): Promise<Outcome> {
  switch (record.kind) {
    case 'withdrawal':
      return withdraw(inside, record, who);
    case 'rating':
      return feedRating(inside, record);
    case 'firm':
      return storedIf(await storeFirm(inside, record, { who }));
    case 'client':
      return storedIf(await storeClient(inside, record, { who, passwordPower }));
    default:
      await storeTaxonomy(inside, record, who);
      return 'stored';
  }
}

/** What is left to do for a record in a transaction. */
async function prepared(
  record: FeedRecord,
  settings: FeedSettings,
): Promise<(inside: Db) => Promise<Outcome>> {
  if (record.kind !== 'publication') return (inside) => storeRecord(inside, record, settings);
  const { feed } = settings;
  const files = await inspected(record, settings);
  return async (inside) => {
    const file = await nameFile(inside, files.file);
    const preview = await nameFile(inside, files.preview);
    return feedPublication(inside, { ...record, file, preview }, feed);
  };
}

/**
 * Takes a record, all or nothing.
 * @throws FeedRefusal
 */
export async function takeRecord(record: FeedRecord, settings: FeedSettings): Promise<Outcome> {
  const work = await prepared(record, settings);
  return settings.db.transaction(work);
}
