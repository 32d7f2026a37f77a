import type { Language } from '@portal/contract';
import type { Delivery } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { followedNews, type FollowedNews } from '#areas/companies/ratings/followedNews.ts';
import { isEnabled } from '#areas/auth/accountRepository.ts';
import type { Db } from '#db/Db.ts';
import type { ClaimedMail } from '../queue/mailRepository.ts';
import { clientKeys, type Subscription } from '#policies/entitlements.ts';
import { publicationKeys } from '#policies/watchedKeys.ts';
import { languageOf } from '../recipient.ts';
import { digestSpan } from './digestSpan.ts';

/** Where the portal shows a publication. */
export interface NewsEdition {
  docRef: string;
  language: Language;
  hasPreview: boolean;
}

export interface NewsEntry extends NewsEdition {
  title: string;
  /** yyyy-MM-dd in Zurich. */
  day: string;
  type: Record<Language, string>;
  companies: string[];
  /** Whether it matches the preferences. */
  preferred: boolean;
  /** Name of the matching saved view. */
  view: string | null;
  /** The newest edition of the paper in the other language that the client may read. */
  other: NewsEdition | undefined;
}

interface NewsReader {
  id: number;
  username: string;
  name: string;
  preferredLanguage: string;
}

interface ReaderRow extends NewsReader, Subscription {
  acceptedTerms: boolean;
  delivery: Delivery;
  portalTabs: string[];
  /** See watchedKeys. */
  watched: number[];
}

interface EditionRow extends NewsEdition {
  paper: string;
  ent: number[];
}

interface EntryRow extends Omit<NewsEntry, 'type' | 'preferred' | 'other'> {
  paper: string | null;
  typeDe: string;
  typeEn: string | null;
  tagIds: number[];
  ent: number[];
}

async function readerOf(db: Db, clientId: number): Promise<ReaderRow | undefined> {
  const [reader] = await db.query<ReaderRow>(sql`
    select c.id, c.username, c.name, c.preferred_language as "preferredLanguage", c.accepted_terms as "acceptedTerms",
      coalesce(p.delivery, 'single') as delivery, coalesce(p.keys, '{}') as watched, pk.portal_tabs as "portalTabs", pk.aggregated_types as "aggregatedTypes", pk.asset_classes as "assetClasses", pk.languages
    from clients c join packages pk on pk.id = c.package_id left join preferences p on p.client_id = c.id
    where c.id = ${clientId} and ${isEnabled}`);
  return reader;
}

const entriesOf = (db: Db, { clientId, topic }: ClaimedMail) =>
  db.query<EntryRow>(sql`
    select p.doc_ref as "docRef", p.paper, p.title, p.language, p.has_preview as "hasPreview", p.tag_ids as "tagIds", p.ent,
      to_char(p.publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day,
      p.publication_type as "typeDe", type.translated_value as "typeEn",
      array(select value from tags where category = 'Company' and id = any(p.primary_tags) order by value) as companies,
      (select v.name from saved_views v where v.id = any(i.view_ids) and v.client_id = i.client_id and v.mail and v.removed_at is null order by v.id limit 1) as view
    from mail_items i join publications p on p.id = i.publication_id
      left join tags type on type.category = 'Publication Type' and type.value = p.publication_type
    where i.client_id = ${clientId} and i.topic = ${topic}
    order by p.publication_date desc, p.id desc`);

const editionsOf = (db: Db, papers: readonly string[]) =>
  db.query<EditionRow>(sql`
    select doc_ref as "docRef", language, has_preview as "hasPreview", paper, ent from publications
    where paper = any(${sql.param(papers)}::text[]) order by publication_date desc, id desc`);

const overlap = (some: readonly number[], others: ReadonlySet<number>) => some.some((key) => others.has(key));

interface NewsRow extends EntryRow {
  preferred: boolean;
}

/** Of each paper, the edition in the reader's language, else the newest, with the reasons of all. [N-09] */
function onePerPaper(rows: readonly NewsRow[], language: Language): NewsRow[] {
  const papers = new Map<string, NewsRow[]>();
  for (const row of rows) {
    const paper = row.paper === null ? `publication ${row.docRef}` : `paper ${row.paper}`;
    papers.set(paper, [...(papers.get(paper) ?? []), row]);
  }
  return [...papers.values()].flatMap((editions) => {
    const lead = editions.find((edition) => edition.language === language) ?? editions[0];
    if (lead === undefined) return [];
    const view = lead.view ?? editions.find((edition) => edition.view !== null)?.view ?? null;
    return [{ ...lead, view, preferred: editions.some(({ preferred }) => preferred) }];
  });
}

export interface News {
  reader: NewsReader;
  entries: NewsEntry[];
  /** None but in digests. */
  changes: FollowedNews;
}

/** What is listed of publications, as the client may read and wants them by now. */
async function readEntries(db: Db, mail: ClaimedMail, reader: ReaderRow): Promise<NewsEntry[]> {
  const rows = await entriesOf(db, mail);
  const watched = new Set(reader.watched);
  const included = new Set(clientKeys(reader));
  const newsRows = rows
    .filter((row) => overlap(row.ent, included))
    .map((row) => ({ ...row, preferred: overlap(publicationKeys(row), watched) }))
    .filter(({ preferred, view }) => preferred || view !== null);
  const papers = newsRows.flatMap(({ paper }) => paper ?? []);
  const editions = papers.length === 0 ? [] : await editionsOf(db, papers);
  const readable = editions.filter(({ ent }) => overlap(ent, included));
  return onePerPaper(newsRows, languageOf(reader)).map(({ typeDe, typeEn, ...row }) => ({
    ...row,
    type: { de: typeDe, en: typeEn ?? typeDe },
    other: readable.find(({ paper, language }) => paper === row.paper && language !== row.language),
  }));
}

/**
 * Reads what the client, by now, still follows and is entitled to, one entry per paper, and for a digest what changed on it. The mail gets
 * nothing if nothing is left or the client wants no mails. [N-09] [N-10] [L-23]
 */
export function newsReader(db: Db): (mail: ClaimedMail) => Promise<News | undefined> {
  const changesOf = followedNews(db);
  return async (mail) => {
    if (mail.clientId === null) return undefined;
    const reader = await readerOf(db, mail.clientId);
    if (reader === undefined || !reader.acceptedTerms || reader.delivery === 'none') return undefined;
    const span = digestSpan(mail);
    const [entries, changes] = await Promise.all([
      readEntries(db, mail, reader),
      span === undefined
        ? { records: [], coverage: [] }
        : changesOf({ ...reader, keys: clientKeys(reader) }, span),
    ]);
    const isEmpty = entries.length + changes.records.length + changes.coverage.length === 0;
    return isEmpty ? undefined : { reader, entries, changes };
  };
}
