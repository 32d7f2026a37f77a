import { languageNames } from '@portal/contract';
import type { LibraryName } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { entitlementKeys } from '../policies/entitlements.ts';
import { bitsOf, librariesOf } from '../policies/libraries.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { textFor } from './demoText.ts';
import { analysts, type Company } from './universe.ts';
import { sectors } from './words/sectors.ts';

/** By category and value. */
export type TagIds = ReadonlyMap<string, number>;

type TagName = readonly [category: string, value: string];

const keyOf = ([category, value]: TagName) => `${category}\n${value}`;

export async function loadTagIds(db: Db): Promise<TagIds> {
  const rows = await db.query<{ id: number; category: string; value: string }>(
    sql`select id, category, value from tags`,
  );
  return new Map(rows.map(({ id, category, value }) => [keyOf([category, value]), id]));
}

/** @throws if a tag does not exist */
export function idsOf(names: readonly TagName[], tags: TagIds): number[] {
  return names.map((name) => {
    const id = tags.get(keyOf(name));
    if (id === undefined) throw new Error(`There is no tag ${name.join(' ')}.`);
    return id;
  });
}

const companyTags = ({ name, ticker, bloombergTicker }: Company): TagName[] => [
  ['Company', name],
  ['TK Ticker', ticker],
  ['Bloomberg Company Ticker', bloombergTicker],
];

const sectorNamed = (index: number | undefined) => (index === undefined ? undefined : sectors[index]);

/** Names shown in lists, by which the search finds a publication, too. */
export function namesOf({ company, peer, sector, analysts: authors }: DemoPublication): string {
  const { en, de } = sectorNamed(sector) ?? {};
  const named = [company, peer].flatMap((one) => (one ? [one.name, one.ticker, one.bloombergTicker] : []));
  const written = authors.map((author) => analysts[author]?.name);
  return [...named, en, de, ...written].filter((name) => name !== undefined).join(', ');
}

function primaryTags({ company, sector, analysts: authors }: DemoPublication): TagName[] {
  const sectorName = sectorNamed(sector)?.en;
  return [
    ...(company ? companyTags(company) : []),
    ...(sectorName === undefined ? [] : [['Sector', sectorName] as const]),
    ...authors.flatMap((author) => (analysts[author] ? [['Analyst', analysts[author].name] as const] : [])),
  ];
}

export const librariesHolding = ({
  type,
  assetClasses,
  sector,
  company,
  unlisted = false,
}: DemoPublication): LibraryName[] =>
  unlisted
    ? []
    : librariesOf({
        aggregatedType: type.aggregated,
        assetClasses,
        sectors: [sectorNamed(sector)?.en ?? ''],
        international: company?.international === true,
      });

const contentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: null,
};

function toRow(publication: DemoPublication, tags: TagIds) {
  const { type, language, assetClasses, peer } = publication;
  const classification: TagName[] = [
    ['Language', languageNames[language]],
    ['Publication Type', type.de],
    ['Aggregated Publication Type', type.aggregated],
    ...assetClasses.map((assetClass) => ['Asset Classification', assetClass] as const),
  ];
  const primary = idsOf(primaryTags(publication), tags);
  const others = idsOf(peer ? companyTags(peer) : [], tags);
  const libraries = bitsOf(librariesHolding(publication));
  return {
    doc_ref: publication.docRef,
    paper: publication.paper ?? null,
    local: publication.local,
    title: publication.title,
    long_title: publication.longTitle,
    language,
    publication_type: type.de,
    asset_classes: assetClasses,
    content_type: contentTypes[type.form],
    has_preview: type.form !== 'xlsx',
    primary_tags: primary,
    other_tags: others,
    tag_ids: [...new Set([...idsOf(classification, tags), ...primary, ...others])],
    ent: entitlementKeys({ aggregatedTypes: [type.aggregated], assetClasses, languages: [language] }),
    libraries,
    names: namesOf(publication),
    // Only listed publications are searched.
    body: libraries === 0 ? null : textFor(publication),
  };
}

interface Storing {
  tags: TagIds;
  origin: 'demo' | 'test';
  /**
   * Published now: clients are notified.
   * @default false
   */
  announced?: boolean;
}

/** Inserts everything in one statement; skips known doc_refs. */
export async function storePublications(
  db: Db,
  publications: readonly DemoPublication[],
  { tags, origin, announced = false }: Storing,
): Promise<void> {
  const rows = publications.map((publication) => toRow(publication, tags));
  await db.query(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      doc_ref text, paper text, local timestamp, title text, long_title text, language text, publication_type text,
      asset_classes text[], content_type text, has_preview boolean, primary_tags int[], other_tags int[], tag_ids int[],
      ent int[], libraries smallint, names text, body text)),
    stored as (insert into publications (doc_ref, paper, publication_date, title, long_title, language, publication_type, asset_classes,
      content_type, has_preview, primary_tags, other_tags, tag_ids, ent, libraries, names, origin)
    select doc_ref, paper, local at time zone 'Europe/Zurich', title, long_title, language, publication_type, asset_classes,
      content_type, has_preview, primary_tags, other_tags, tag_ids, ent, libraries, names, ${origin}
    from given on conflict (doc_ref) do nothing returning id, doc_ref),
    written as (insert into document_texts (id, body)
      select id, body from stored join given using (doc_ref) where body is not null)
    insert into announcements (publication_id) select id from stored where ${announced}`);
}
