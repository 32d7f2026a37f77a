import { languageNames } from '@portal/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { pdf } from '#documents/DocumentRecord.ts';
import { entitlementKeys } from '#policies/entitlements.ts';
import { bitsOf, librariesOf } from '#policies/libraries.ts';
import { requestText, writeText } from '#file-texts/textRepository.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import { findTag, findTags, type FoundTag } from './tagStore.ts';

interface StoredFile {
  hash: string;
  type: string;
}

/** With its files stored, so that nothing else is needed to publish it. */
export interface ReadyPublication extends Omit<RecordOf<'publication'>, 'file' | 'preview'> {
  file: StoredFile | null;
  preview: StoredFile | null;
}

/** Companies with their tickers, which are tags with the same reference. */
async function companiesWithTickers(inside: Db, names: readonly string[]): Promise<FoundTag[]> {
  const companies = await findTags(inside, 'Company', names);
  const ids = sql.param(companies.map(({ id }) => id));
  const tickers = await inside.query<FoundTag>(sql`
    select ticker.id, ticker.value, ticker.translated_value as "translatedValue", null as "aggregatedType", false as international
    from tags company join tags ticker on ticker.external_id = company.external_id
    where company.id = any(${ids}::int[]) and ticker.category in ('TK Ticker', 'Bloomberg Company Ticker') and ticker.origin = 'feed'`);
  return [...companies, ...tickers];
}

const idsOf = (tags: readonly FoundTag[]) => tags.map(({ id }) => id);
const wordsOf = (tags: readonly FoundTag[]) =>
  tags.flatMap(({ value, translatedValue }) => [value, translatedValue ?? value]);

/** What the server works out; a feed never says it. */
async function derive(inside: Db, fed: ReadyPublication) {
  const type = await findTag(inside, 'Publication Type', fed.type);
  const aggregatedType = type.aggregatedType;
  if (aggregatedType === null)
    throw new FeedRefusal(
      `The publication type “${fed.type}” has no aggregated type.`,
      'Feed the type again.',
    );
  const companies = await companiesWithTickers(inside, fed.companies);
  const others = await companiesWithTickers(inside, fed.other_companies);
  const sectors = await findTags(inside, 'Sector', fed.sectors);
  const analysts = await findTags(inside, 'Analyst', fed.analysts);
  const classification = [
    await findTag(inside, 'Language', languageNames[fed.language]),
    type,
    await findTag(inside, 'Aggregated Publication Type', aggregatedType),
    ...(await findTags(inside, 'Asset Classification', fed.asset_classes)),
  ];
  const primary = [...companies, ...sectors, ...analysts];
  const filed = {
    aggregatedType,
    assetClasses: fed.asset_classes,
    sectors: sectors.map(({ value }) => value),
    international: companies.some(({ international }) => international),
  };
  const entitling = {
    aggregatedTypes: [aggregatedType],
    assetClasses: fed.asset_classes,
    languages: [fed.language],
  };
  return {
    type: type.value,
    primary: idsOf(primary),
    others: idsOf(others),
    all: [...new Set(idsOf([...classification, ...primary, ...others]))],
    ent: entitlementKeys(entitling),
    libraries: bitsOf(librariesOf(filed)),
    names: [...new Set(wordsOf([...primary, ...others]))].join(', '),
  };
}

const ints = (values: readonly number[]): SQL => sql`${sql.param(values)}::int[]`;

/** A PDF is previewed page by page, and its text is searched. */
const isPdf = (file: StoredFile | null): file is StoredFile => file?.type === pdf;

/** Its text, as far as it was read; asks for it otherwise. */
export async function pagesOf(inside: Db, { file }: Pick<ReadyPublication, 'file'>): Promise<string[]> {
  return isPdf(file) ? requestText(inside, file.hash) : [];
}

/**
 * Publishes, or takes the place of the publication with its reference. Returns its id.
 * @throws FeedRefusal
 */
export async function storePublication(inside: Db, fed: ReadyPublication): Promise<number> {
  const derived = await derive(inside, fed);
  const columns = sql`doc_ref, publication_date, title, long_title, language, publication_type, asset_classes, content_type,
    has_preview, primary_tags, other_tags, tag_ids, ent, libraries, names, paper, file_hash, preview_hash, origin`;
  const values = sql`${fed.reference}, ${fed.publish_at}::timestamptz, ${fed.title}, ${fed.long_title ?? null}, ${fed.language},
    ${derived.type}, ${sql.param(fed.asset_classes)}::text[], ${fed.file?.type ?? null}, ${fed.preview !== null || isPdf(fed.file)},
    ${ints(derived.primary)}, ${ints(derived.others)}, ${ints(derived.all)}, ${ints(derived.ent)}, ${derived.libraries}::smallint,
    ${derived.names}, ${fed.paper ?? null}, ${fed.file?.hash ?? null}, ${fed.preview?.hash ?? null}, 'feed'`;
  const [updated] = await inside.query<{ id: number }>(
    sql`update publications set (${columns}) = (${values}) where doc_ref = ${fed.reference} returning id`,
  );
  const [row] =
    updated === undefined
      ? await inside.query<{ id: number }>(
          sql`insert into publications (${columns}) values (${values}) returning id`,
        )
      : [updated];
  if (row === undefined) throw new Error('The database did not store a publication.');
  const pages = await pagesOf(inside, fed);
  await writeText(inside, row.id, { summary: fed.summary ?? '', pages });
  await inside.query(sql`delete from featured where publication_id = ${row.id}`);
  for (const { library, list } of fed.featured)
    await inside.query(
      sql`insert into featured (library, list, publication_id) values (${library}, ${list}, ${row.id}) on conflict do nothing`,
    );
  return row.id;
}
