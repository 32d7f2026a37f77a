import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { bodyOf } from './bodyOf.ts';
import type { PdfText } from './readPdf.ts';

export interface TextJob {
  hash: string;
  /** Including this one. */
  attempts: number;
}

/** A file that ends its process each time is not read for ever. */
const mostAttempts = 5;

/** How long a claim lasts: longer than the slowest reading. */
const claimMinutes = 5;

/** Only the last process to claim a job may settle it. */
const isClaimed = ({ hash, attempts }: TextJob) =>
  sql`hash = ${hash} and attempts = ${attempts} and state = 'open'`;

/**
 * Asks for the texts of stored PDFs; call in the transaction that names the files. Returns the pages of those that were read
 * before, by hash, and waits while another process stores them.
 */
export async function requestTexts(inside: Db, hashes: readonly string[]): Promise<Map<string, string[]>> {
  if (hashes.length === 0) return new Map();
  const rows = await inside.query<{ hash: string; pages: string[] | null }>(sql`
    insert into file_texts (hash) select distinct hash from unnest(${sql.param(hashes)}::text[]) hash order by hash
    on conflict (hash) do update set hash = excluded.hash returning hash, pages`);
  return new Map(rows.map(({ hash, pages }) => [hash, pages ?? []]));
}

export interface WrittenText {
  /** Of the publication. */
  id: number;
  /** Blank: it is not searched. */
  body: string;
  /** Of a file: the line, from 1, with which each page begins. */
  pageStarts: readonly number[] | null;
}

/** What the search reads of publications; replaces what it had. */
export async function writeTexts(inside: Db, texts: readonly WrittenText[]): Promise<void> {
  await inside.query(
    sql`delete from document_texts where id = any(${sql.param(texts.map(({ id }) => id))}::int[])`,
  );
  const rows = texts.filter(({ body }) => body.trim() !== '');
  if (rows.length === 0) return;
  await inside.query(sql`
    insert into document_texts (id, body, page_starts)
    select id, body, "pageStarts" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id int, body text, "pageStarts" int[])`);
}

/** The newest file that waits; undefined if none does. */
async function claim(db: Db): Promise<TextJob | undefined> {
  const [job] = await db.query<TextJob>(sql`
    with due as materialized (
      select hash from file_texts where state = 'open' and due_at <= now() and attempts < ${mostAttempts}
      order by stored_at desc limit 1 for update skip locked)
    update file_texts t set due_at = now() + make_interval(mins => ${claimMinutes}), attempts = t.attempts + 1
    from due where t.hash = due.hash returning t.hash, t.attempts`);
  return job;
}

/** Stores the text with all publications of the file, which are found by it from now on. */
function settle(db: Db, job: TextJob, { pages }: PdfText): Promise<void> {
  return db.transaction(async (inside) => {
    const settled = await inside.query(sql`
      update file_texts set state = 'read', pages = ${sql.param(pages)}::text[] where ${isClaimed(job)} returning 1`);
    if (settled.length === 0) return;
    const named = await inside.query<{ id: number; summary: string }>(sql`
      select id, coalesce(split_part(body, E'\n', 1), '') as summary
      from publications left join (select id as text_id, body from document_texts) written on text_id = id
      where file_hash = ${job.hash}`);
    await writeTexts(
      inside,
      named.map(({ id, summary }) => ({ id, ...bodyOf(summary, pages) })),
    );
    // Searches are kept until publications change.
    await inside.query(sql`update content_changes set version = version + 1 where kind = 'publications'`);
  });
}

/** Returns whether the file was given up. */
async function fail(
  db: Db,
  job: TextJob,
  { fault, isFinal }: { fault: string; isFinal: boolean },
): Promise<boolean> {
  const isGivenUp = isFinal || job.attempts >= mostAttempts;
  await db.query(sql`
    update file_texts set fault = ${fault}, state = ${isGivenUp ? 'unreadable' : 'open'},
      due_at = now() + least(interval '1 hour', interval '5 seconds' * 4 ^ (attempts - 1))
    where ${isClaimed(job)}`);
  return isGivenUp;
}

/** Gives up what ended its process at each attempt. Returns the files. */
async function giveUpAbandoned(db: Db): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(sql`
    update file_texts set state = 'unreadable', fault = 'ended the process that read it'
    where state = 'open' and attempts >= ${mostAttempts} and due_at <= now() returning hash`);
  return rows.map(({ hash }) => hash);
}

/** Jobs of a killed process are due at once. Only without other processes. */
export async function releaseTexts(db: Db): Promise<void> {
  await db.query(sql`update file_texts set due_at = now() where state = 'open' and attempts > 0`);
}

/** Removes the texts of files that nothing names any more. */
export async function removeUnusedTexts(db: Db): Promise<void> {
  await db.query(sql`
    delete from file_texts t
    where not exists (select from publications where file_hash = t.hash)
      and not exists (select from held_publications where record -> 'file' ->> 'hash' = t.hash)`);
}

/** References of the publications with a file, for reports. */
async function referencesOf(db: Db, hash: string): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    sql`select doc_ref as reference from publications where file_hash = ${hash} order by 1 limit 10`,
  );
  return rows.map(({ reference }) => reference);
}

export function textRepository(db: Db) {
  return {
    claim: () => claim(db),
    settle: (job: TextJob, text: PdfText) => settle(db, job, text),
    fail: (job: TextJob, failure: { fault: string; isFinal: boolean }) => fail(db, job, failure),
    giveUpAbandoned: () => giveUpAbandoned(db),
    referencesOf: (hash: string) => referencesOf(db, hash),
  };
}
