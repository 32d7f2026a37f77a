import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { ContentStore } from '#content-store/ContentStore.ts';
import { fileTypes } from '#content-store/fileKinds.ts';
import { holdFiles } from '#content-store/namedFiles.ts';
import type { Db } from '#db/Db.ts';
import { storeClient, storeFirm } from '#people/storePeople.ts';
import { storePackage } from '#people/storePackage.ts';
import { feedPublications, withdraw, type Outcome } from './feedPublications.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { inspectFile, type InspectedFile } from './files/inspectFile.ts';
import { findStored } from './files/findStored.ts';
import { ofBank, type Provenance } from './Provenance.ts';
import type { FedFile, FeedRecord, RecordOf } from './records/feedRecord.ts';
import { feedRatings } from './ratings/feedRatings.ts';
import { refusalOf } from './refusalOf.ts';
import type { ReadyPublication } from './storePublications.ts';
import { storePersons, storeProfileTexts } from './taxonomy/storeProfiles.ts';
import { storeCompanies, storeTaggings } from './taxonomy/storeTaxonomy.ts';

export interface FeedSettings {
  db: Db;
  /** Undefined where lines have no files, as those of the demo. */
  content: ContentStore | undefined;
  /** Holds the files that lines name by path; undefined where there is none, as over HTTP. */
  folder: string | undefined;
  mostBytes: number;
  /** Who feeds. */
  feed: string;
  /** Of new clients: what checking their password costs. */
  passwordPower: number;
  /** Stores no files; see tryFeed. */
  dryRun: boolean;
  /** @default a bank's */
  provenance?: Provenance;
}

const previewTypes = ['text/html'];

type WithContent = FeedSettings & { content: ContentStore };

/** The bytes are stored before the record that names them; a dry run only looks at them. */
async function keep(file: InspectedFile, { content, mostBytes, dryRun }: WithContent): Promise<void> {
  if (dryRun) return;
  const written = await content.write(createReadStream(file.path), mostBytes);
  if (written.hash !== file.hash)
    throw new FeedRefusal('A file changed while it was read.', 'Feed the line again.');
}

async function inspected({ file, preview }: RecordOf<'publication'>, settings: FeedSettings) {
  const inspect = async (given: FedFile | undefined, types: readonly string[]) => {
    if (given === undefined) return null;
    const { folder, content } = settings;
    if (content === undefined)
      throw new FeedRefusal('Files are not taken here.', 'Feed the line by command or HTTP.');
    if ('sha256' in given) return findStored(given.sha256, { ...settings, content, types });
    if (folder === undefined)
      throw new FeedRefusal(
        `There is no folder with ${given.path}.`,
        'Upload the file first, and name its sha256.',
      );
    const found = await inspectFile(given, { ...settings, folder, types });
    await keep(found, { ...settings, content });
    return found;
  };
  return { file: await inspect(file, fileTypes), preview: await inspect(preview, previewTypes) };
}

type ReadyRecord = Exclude<FeedRecord, RecordOf<'publication'>> | ReadyPublication;

/** A record whose files are stored. */
interface Prepared {
  record: ReadyRecord;
  files: Omit<InspectedFile, 'path'>[];
}

const named = (file: Omit<InspectedFile, 'path'> | null) => file && { hash: file.hash, type: file.type };

async function prepare(record: FeedRecord, settings: FeedSettings): Promise<Prepared> {
  if (record.kind !== 'publication') return { record, files: [] };
  const { file, preview } = await inspected(record, settings);
  return {
    record: { ...record, file: named(file), preview: named(preview) },
    files: [file, preview].filter((each) => each !== null),
  };
}

async function nameFiles(
  inside: Db,
  prepared: readonly Prepared[],
  { content, dryRun }: FeedSettings,
): Promise<void> {
  const files = prepared.flatMap((each) => each.files);
  if (files.length === 0) return;
  // A dry run has stored none.
  if (content !== undefined && !dryRun)
    await holdFiles(inside, content, {
      hashes: files.map(({ hash }) => hash),
      hint: 'Store it again, and feed the line again.',
    });
  await inside.query(sql`
    insert into files (hash, size, content_type) select hash, size, type
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as given(hash text, size bigint, type text) order by hash
    on conflict do nothing`);
}

const storedIf = (changed: boolean): Outcome => (changed ? 'stored' : 'unchanged');

/** What comes in small numbers. */
async function storeOne(
  inside: Db,
  record: RecordOf<'withdrawal' | 'firm' | 'client' | 'package'>,
  { feed: who, passwordPower, provenance = ofBank }: FeedSettings,
): Promise<Outcome> {
  switch (record.kind) {
    case 'withdrawal':
      return withdraw(inside, record, who);
    case 'firm':
      return storedIf(await storeFirm(inside, record, { who, provenance }));
    case 'client':
      return storedIf(await storeClient(inside, record, { who, passwordPower, provenance }));
    case 'package':
      await storePackage(inside, record, { who, provenance });
      return 'stored';
  }
}

/** Of one kind and with different names. Returns outcomes in their order. */
async function store(
  inside: Db,
  records: readonly ReadyRecord[],
  settings: FeedSettings,
): Promise<Outcome[]> {
  const { feed, provenance = ofBank } = settings;
  const of = <Kind extends ReadyRecord['kind']>(...kinds: Kind[]) =>
    records.filter((each): each is Extract<ReadyRecord, { kind: Kind }> =>
      kinds.some((kind) => kind === each.kind),
    );
  const outcomes: Outcome[] = [];
  const publications = of('publication');
  if (publications.length > 0)
    outcomes.push(...(await feedPublications(inside, publications, { feed, provenance })));
  const ratings = of('rating');
  if (ratings.length > 0) outcomes.push(...(await feedRatings(inside, ratings, provenance)));
  const taggings = of('publication_type', 'sector', 'analyst');
  if (taggings.length > 0) await storeTaggings(inside, taggings, provenance.origin);
  const companies = of('company');
  if (companies.length > 0) await storeCompanies(inside, companies, provenance.origin);
  const persons = of('person');
  if (persons.length > 0) await storePersons(inside, persons, provenance.origin);
  const texts = of('profile_text');
  if (texts.length > 0) await storeProfileTexts(inside, texts, provenance.origin);
  outcomes.push(...[...taggings, ...companies, ...persons, ...texts].map(() => 'stored' as const));
  for (const each of of('withdrawal', 'firm', 'client', 'package'))
    outcomes.push(await storeOne(inside, each, settings));
  return outcomes;
}

/** What became of a record. */
export type Taken = Outcome | FeedRefusal;

/** In one transaction; what holds a record that is refused is halved until that is alone. */
async function storeTogether(prepared: readonly Prepared[], settings: FeedSettings): Promise<Taken[]> {
  if (prepared.length === 0) return [];
  try {
    return await settings.db.transaction(async (inside) => {
      await nameFiles(inside, prepared, settings);
      return store(
        inside,
        prepared.map(({ record }) => record),
        settings,
      );
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    if (prepared.length === 1) return [refusal];
  }
  const half = Math.ceil(prepared.length / 2);
  const first = await storeTogether(prepared.slice(0, half), settings);
  return [...first, ...(await storeTogether(prepared.slice(half), settings))];
}

/**
 * Takes records of one kind and with different names, each all or nothing. Returns what became of them, in their order.
 */
export async function takeRecords(records: readonly FeedRecord[], settings: FeedSettings): Promise<Taken[]> {
  const prepared: Prepared[] = [];
  const taken = new Map<FeedRecord, Taken>();
  const whole: FeedRecord[] = [];
  for (const record of records) {
    try {
      prepared.push(await prepare(record, settings));
      whole.push(record);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      taken.set(record, refusal);
    }
  }
  const outcomes = await storeTogether(prepared, settings);
  for (const [index, record] of whole.entries()) taken.set(record, outcomes[index] ?? 'refused');
  return records.map((record) => taken.get(record) ?? 'refused');
}
