import { pages } from '@portal/contract';
import type { Edition, ServedPublication, RatedKind, ServedTag } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { publications } from '#db/schema/publications.ts';
import { select, type RowOf } from '#db/select.ts';
import type { CurrentRatings } from './currentRatings.ts';
import { publishedAt } from './repository.ts';

const columns = select(publications, [
  'id',
  'docRef',
  'language',
  'title',
  'longTitle',
  'contentType',
  'hasPreview',
  'primaryTags',
  'otherTags',
  'tagIds',
]);

/** What a record is made of. */
export interface PublicationRow extends RowOf<typeof columns> {
  publishedAt: string;
  /** The document's first key point; null if there is no text or it begins with a heading. */
  keyPoint: string | null;
}

/** In no particular order; without those that have gone. */
export const rowsById = (db: Db, ids: readonly number[]): Promise<PublicationRow[]> =>
  db.query(sql`
    select ${columns}, ${publishedAt} as "publishedAt",
      nullif(regexp_replace(split_part(body, E'\\n', 1), '^# .*', ''), '') as "keyPoint"
    from publications left join (select id as text_id, body from document_texts) written on text_id = publications.id
    where publications.id = any(${sql.param(ids)}::int[])`);

type TagIndex = ReadonlyMap<number, ServedTag>;

interface Facts {
  tags: TagIndex;
  /** By the ids of the companies' tags. */
  ratings: ReadonlyMap<number, CurrentRatings>;
  kinds: ReadonlySet<RatedKind>;
  entitled: boolean;
}

function tagMap(ids: readonly number[], tags: TagIndex): Record<string, ServedTag[]> {
  const map: Record<string, ServedTag[]> = {};
  for (const id of ids) {
    const tag = tags.get(id);
    if (tag) (map[tag.category] ??= []).push(tag);
  }
  return map;
}

/** Joins tags of a category, such as `Equity, Markets`. */
function joined(classification: readonly ServedTag[]) {
  const words = classification.map(({ value, translated_value }) => translated_value ?? value);
  return { value: classification.map(({ value }) => value).join(', '), translated_value: words.join(', ') };
}

/** Relative to the API base. */
export function downloadPath(docRef: string): string {
  return `documents/${encodeURIComponent(docRef)}/download`;
}

/** Current ratings, for a client entitled to them and to the publication. [G-09] */
function ratingsOf({ primaryTags: [company = 0] }: PublicationRow, { ratings, kinds, entitled }: Facts) {
  const current = ratings.get(company);
  const of = (kind: RatedKind) => (entitled && kinds.has(kind) ? current?.[kind] : undefined);
  const equity = of('Equities');
  const credit = of('Bonds');
  return {
    latest_equity_rating: equity?.rating ?? null,
    latest_credit_rating: credit?.rating ?? null,
    latest_esg_rating: of('ESG')?.rating ?? null,
    latest_equity_change: equity?.change ?? null,
    latest_credit_change: credit?.change ?? null,
  };
}

/** Links are empty for a client who may not follow them. */
export function presentEdition(
  row: PublicationRow,
  { tags, entitled }: Pick<Facts, 'tags' | 'entitled'>,
): Edition {
  return {
    doc_ref: row.docRef,
    title: row.title,
    entitled,
    attachment_content_type: row.contentType,
    download_link: entitled && row.contentType !== null ? downloadPath(row.docRef) : '',
    preview_link: entitled && row.hasPreview ? pages.documentPreview.href({ docRef: row.docRef }) : '',
    language: joined(tagMap(row.tagIds, tags)['Language'] ?? []),
  };
}

export function presentPublication(row: PublicationRow, facts: Facts): ServedPublication {
  const { tags } = facts;
  const classification = tagMap(row.tagIds, tags);
  const of = (category: string) => joined(classification[category] ?? []);
  return {
    ...presentEdition(row, facts),
    publication_date: row.publishedAt,
    long_title: row.longTitle,
    thumbnail_url: null,
    publication_type: of('Publication Type'),
    asset_classification: of('Asset Classification'),
    primary_tags: tagMap(row.primaryTags, tags),
    other_tags: tagMap(row.otherTags, tags),
    ...ratingsOf(row, facts),
    summary: facts.entitled ? row.keyPoint : null,
  };
}
