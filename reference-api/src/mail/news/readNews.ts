import type { Language } from '@portal/contract';
import type { Delivery } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { ClaimedMail } from '../queue/mailRepository.ts';
import { clientKeys, type Subscription } from '#policies/entitlements.ts';
import { publicationKeys } from '#policies/watchedKeys.ts';

export interface NewsEntry {
  docRef: string;
  title: string;
  language: Language;
  /** yyyy-MM-dd in Zurich. */
  day: string;
  hasPreview: boolean;
  type: Record<Language, string>;
  companies: string[];
  /** Whether it matches the preferences. */
  preferred: boolean;
  /** Name of the matching saved view. */
  view: string | null;
}

export interface NewsReader {
  id: number;
  username: string;
  name: string;
  preferredLanguage: string;
}

interface ReaderRow extends NewsReader, Subscription {
  acceptedTerms: boolean;
  delivery: Delivery;
  keys: number[];
}

interface EntryRow extends Omit<NewsEntry, 'type' | 'preferred'> {
  typeDe: string;
  typeEn: string | null;
  tagIds: number[];
  ent: number[];
}

async function readerOf(db: Db, clientId: number): Promise<ReaderRow | undefined> {
  const [reader] = await db.query<ReaderRow>(sql`
    select c.id, c.username, c.name, c.preferred_language as "preferredLanguage", c.accepted_terms as "acceptedTerms",
      coalesce(p.delivery, 'single') as delivery, coalesce(p.keys, '{}') as keys, pk.aggregated_types as "aggregatedTypes", pk.asset_classes as "assetClasses", pk.languages
    from clients c join packages pk on pk.id = c.package_id left join preferences p on p.client_id = c.id
    where c.id = ${clientId}`);
  return reader;
}

const entriesOf = (db: Db, { clientId, topic }: ClaimedMail) =>
  db.query<EntryRow>(sql`
    select p.doc_ref as "docRef", p.title, p.language, p.has_preview as "hasPreview", p.tag_ids as "tagIds", p.ent,
      to_char(p.publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day,
      p.publication_type as "typeDe", type.translated_value as "typeEn",
      array(select value from tags where category = 'Company' and id = any(p.primary_tags) order by value) as companies,
      (select v.name from saved_views v where v.id = any(i.view_ids) and v.client_id = i.client_id and v.mail and v.removed_at is null order by v.id limit 1) as view
    from mail_items i join publications p on p.id = i.publication_id
      left join tags type on type.category = 'Publication Type' and type.value = p.publication_type
    where i.client_id = ${clientId} and i.topic = ${topic}
    order by p.publication_date desc, p.id desc`);

const overlap = (some: readonly number[], others: ReadonlySet<number>) => some.some((key) => others.has(key));

/**
 * Reads what the client, by now, still follows and is entitled to. Undefined if nothing is left or the client wants no
 * mails. [N-09] [N-10] [L-23]
 */
export async function readNews(
  db: Db,
  mail: ClaimedMail,
): Promise<{ reader: NewsReader; entries: NewsEntry[] } | undefined> {
  if (mail.clientId === null) return undefined;
  const [reader, rows] = await Promise.all([readerOf(db, mail.clientId), entriesOf(db, mail)]);
  if (reader === undefined || !reader.acceptedTerms || reader.delivery === 'none') return undefined;
  const [wanted, included] = [new Set(reader.keys), new Set(clientKeys(reader))];
  const entries = rows
    .filter((row) => overlap(row.ent, included))
    .map(({ typeDe, typeEn, ...row }) => ({
      ...row,
      type: { de: typeDe, en: typeEn ?? typeDe },
      preferred: overlap(publicationKeys(row), wanted),
    }))
    .filter(({ preferred, view }) => preferred || view !== null);
  return entries.length === 0 ? undefined : { reader, entries };
}
