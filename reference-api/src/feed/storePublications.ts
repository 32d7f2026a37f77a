import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { pdf } from '#documents/DocumentRecord.ts';
import { bodyOf } from '#file-texts/bodyOf.ts';
import { requestTexts, writeTexts, type WrittenText } from '#file-texts/textRepository.ts';
import type { GeneratedDocument, Provenance } from './Provenance.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { derive, findNamed, type Named } from './derive.ts';

interface StoredFile {
  hash: string;
  type: string;
}

/** With its files stored, so that nothing else is needed to publish it. */
export interface ReadyPublication extends Omit<RecordOf<'publication'>, 'file' | 'preview'> {
  file: StoredFile | null;
  preview: StoredFile | null;
}

/** A PDF is previewed page by page, and its text is searched. */
const isPdf = (file: StoredFile | null): file is StoredFile => file?.type === pdf;

/** Their texts by hash, as far as they were read; asks for them otherwise. */
export const pagesOf = (
  inside: Db,
  fed: readonly Pick<ReadyPublication, 'file'>[],
): Promise<Map<string, string[]>> =>
  requestTexts(
    inside,
    fed.flatMap(({ file }) => (isPdf(file) ? [file.hash] : [])),
  );

function rowOf(fed: ReadyPublication, named: Named, generated: GeneratedDocument | undefined) {
  return {
    ...derive(fed, named),
    doc_ref: fed.reference,
    publication_date: fed.publish_at,
    title: fed.title,
    long_title: fed.long_title,
    language: fed.language,
    asset_classes: fed.asset_classes,
    content_type: fed.file?.type ?? generated?.type,
    has_preview: fed.preview !== null || isPdf(fed.file) || generated?.hasPreview === true,
    paper: fed.paper,
    file_hash: fed.file?.hash,
    preview_hash: fed.preview?.hash,
  };
}

const columns = sql`doc_ref, publication_date, title, long_title, language, publication_type, asset_classes, content_type,
  has_preview, primary_tags, other_tags, tag_ids, ent, libraries, names, paper, file_hash, preview_hash`;

/** Adds rows, or changes those with their references, in one statement. Returns ids by reference. */
async function storeRows(inside: Db, rows: readonly object[], origin: string): Promise<Map<string, number>> {
  const stored = await inside.query<{ id: number; reference: string }>(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      doc_ref text, publication_date timestamptz, title text, long_title text, language text, publication_type text,
      asset_classes text[], content_type text, has_preview boolean, primary_tags int[], other_tags int[], tag_ids int[],
      ent int[], libraries smallint, names text, paper text, file_hash text, preview_hash text)),
    changed as (
      update publications set (${columns}) = (select ${columns} from given where given.doc_ref = publications.doc_ref)
      where doc_ref in (select doc_ref from given) returning id, doc_ref),
    added as (
      insert into publications (${columns}, origin) select ${columns}, ${origin} from given
      where doc_ref not in (select doc_ref from publications where doc_ref in (select doc_ref from given))
      returning id, doc_ref)
    select id, doc_ref as reference from changed union all select id, doc_ref from added`);
  return new Map(stored.map(({ id, reference }) => [reference, id]));
}

/** Coverage links to a company's newest model, of those of one day to the last one fed. A publication that is none any more is unlinked. */
async function linkModels(inside: Db, fed: readonly ReadyPublication[], { tags }: Named): Promise<void> {
  const rows = fed
    .filter(({ model }) => model === true)
    .flatMap(({ companies, reference }) =>
      tags.all('Company', companies).map(({ id }) => ({ id, reference })),
    )
    .map((row, place) => ({ ...row, place }));
  const references = fed.map(({ reference }) => reference);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, reference text, place int)`;
  await inside.query(sql`
    update companies set model_ref = null where model_ref = any(${sql.param(references)}::text[])
      and not exists (select from ${given} where given.id = companies.id and given.reference = model_ref)`);
  if (rows.length === 0) return;
  await inside.query(sql`
    with newest as (
      select distinct on (given.id) given.id, reference, publication_date from ${given} join publications on doc_ref = reference
      order by given.id, publication_date desc, place desc)
    update companies set model_ref = newest.reference from newest
    where companies.id = newest.id and not exists (
      select from publications present where present.doc_ref = model_ref and present.publication_date > newest.publication_date)`);
}

/** Chooses publications for lists above libraries. */
async function feature(
  inside: Db,
  fed: readonly ReadyPublication[],
  idOf: (each: ReadyPublication) => number,
): Promise<void> {
  const rows = fed.flatMap((each) => each.featured.map((place) => ({ ...place, id: idOf(each) })));
  await inside.query(
    sql`delete from featured where publication_id = any(${sql.param(fed.map(idOf))}::int[])`,
  );
  if (rows.length === 0) return;
  await inside.query(sql`
    insert into featured (library, list, publication_id)
    select library, list, id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(library text, list text, id int)
    on conflict do nothing`);
}

/**
 * Publishes, or takes the place of the publications with their references. Returns ids by reference.
 * @throws FeedRefusal
 */
export async function storePublications(
  inside: Db,
  fed: readonly ReadyPublication[],
  provenance: Provenance,
): Promise<Map<string, number>> {
  if (fed.length === 0) return new Map();
  const named = await findNamed(inside, fed, provenance);
  const { origin, generated } = provenance;
  const rows = fed.map((each) => rowOf(each, named, generated.get(each.reference)));
  const ids = await storeRows(inside, rows, origin);
  const idOf = ({ reference }: ReadyPublication): number => {
    const id = ids.get(reference);
    if (id === undefined) throw new Error('The database did not store a publication.');
    return id;
  };
  const pages = await pagesOf(inside, fed);
  const textOf = (each: ReadyPublication, index: number): WrittenText => {
    const id = idOf(each);
    const made = generated.get(each.reference);
    // Only listed publications are searched.
    if (made !== undefined)
      return { id, body: rows[index]?.libraries === 0 ? '' : made.text, pageStarts: null };
    return { id, ...bodyOf(each.summary ?? '', pages.get(each.file?.hash ?? '') ?? []) };
  };
  await writeTexts(inside, fed.map(textOf));
  await feature(inside, fed, idOf);
  await linkModels(inside, fed, named);
  return ids;
}
