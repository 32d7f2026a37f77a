import type { Language } from '@portal/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { publications } from '#db/schema/publications.ts';
import { select, type RowOf } from '#db/select.ts';
import { isInvented, pdf, type DocumentRecord } from '#documents/DocumentRecord.ts';
import { entitledBy } from '#areas/publication/conditions.ts';
import { publishedAt } from '#areas/publication/repository.ts';

const columns = select(publications, [
  'docRef',
  'title',
  'publicationType',
  'contentType',
  'hasPreview',
  'origin',
  'fileHash',
  'previewHash',
]);

interface Row extends RowOf<typeof columns> {
  language: Language;
  publishedAt: string;
  entitled: boolean;
  rating: string | null;
  text: string | null;
  tags: { category: string; value: string; translated: string | null }[];
}

export interface DocumentFacts {
  docRef: string;
  title: string;
  language: Language;
  /** In German. */
  publicationType: string;
  contentType: string | null;
  /** As HTML, or by the pages of its PDF. */
  hasPreview: boolean;
}

/** Where a document's bytes come from: real ones are stored, and only invented ones are made. [D-01] */
export type DocumentSource =
  | { kind: 'stored'; fileHash: string | null; previewHash: string | null }
  | { kind: 'invented'; record: DocumentRecord };

export interface EntitledDocument {
  facts: DocumentFacts;
  source: DocumentSource;
  entitled: boolean;
}

/** Names in the document's language. `value` is German for publication types, English for everything else. */
function namesOf({ tags, language }: Row, category: string): string[] {
  const germanFirst = category === 'Publication Type';
  return tags
    .filter((tag) => tag.category === category)
    .map(({ value, translated }) => ((language === 'de') === germanFirst ? value : (translated ?? value)));
}

function sourceOf(row: Row): DocumentSource {
  const { origin, fileHash, previewHash, publicationType } = row;
  if (!isInvented(origin)) return { kind: 'stored', fileHash, previewHash };
  const record = {
    ...factsOf(row),
    origin,
    publishedAt: row.publishedAt,
    rating: row.rating,
    text: row.text,
    typeLabel: namesOf(row, 'Publication Type')[0] ?? publicationType,
    assetClassLabels: namesOf(row, 'Asset Classification'),
    companies: namesOf(row, 'Company'),
    sectors: namesOf(row, 'Sector'),
    analysts: namesOf(row, 'Analyst'),
  };
  return { kind: 'invented', record };
}

/** What was not stored cannot be shown, whatever the record says. */
function factsOf(row: Row): DocumentFacts {
  const { docRef, title, language, publicationType, contentType, hasPreview, fileHash, previewHash } = row;
  const isMade = isInvented(row.origin);
  return {
    docRef,
    title,
    language,
    publicationType,
    contentType: isMade || fileHash !== null ? contentType : null,
    hasPreview: hasPreview && (isMade || previewHash !== null || (fileHash !== null && contentType === pdf)),
  };
}

const toDocument = (row: Row): EntitledDocument => ({
  facts: factsOf(row),
  source: sourceOf(row),
  entitled: row.entitled,
});

/** Also finds a reference written in small or capital letters alone. */
export async function findDocument(
  db: Db,
  docRef: string,
  keys: readonly number[],
): Promise<EntitledDocument | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${columns}, language, ${publishedAt} as "publishedAt", ${entitledBy(keys)} as entitled,
      (select rating from ratings where company_id = primary_tags[1]
         and kind = case when 'Equity' = any(asset_classes) then 'Equities' else 'Bonds' end
         and stated_on <= (publication_date at time zone 'Europe/Zurich')::date order by stated_on desc limit 1) as rating,
      (select body from document_texts where document_texts.id = publications.id) as text,
      (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'value', value, 'translated', translated_value)
         order by array_position(tag_ids, tags.id)), '[]') from tags where tags.id = any(tag_ids)) as tags
    from publications where doc_ref in (${docRef}, upper(${docRef}), lower(${docRef})) order by doc_ref = ${docRef} desc limit 1`);
  return row && toDocument(row);
}
