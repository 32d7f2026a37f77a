import { sql, type SQL } from 'drizzle-orm';
import type { ListFilters } from '@portal/wire';
import { listConditions } from '#areas/publication/listConditions.ts';
import { searchFor, type Search } from '#areas/texts/search/searchFor.ts';
import { libraryBits } from '#policies/libraries.ts';

export interface Narrowing extends ListFilters {
  search_term?: string;
  /** Lists a paper's editions as one entry. */
  fold_editions?: 'English' | 'German';
}

const inAllResearch = sql`libraries & ${libraryBits.allresearch}::int <> 0`;

function whereOf({ search_term, ...filters }: Narrowing): SQL {
  const search = searchFor(search_term);
  const searched =
    search === undefined
      ? []
      : [sql`(${search.titles} or id in (select id from document_texts where ${search.texts.candidates}))`];
  return sql.join([inAllResearch, ...listConditions(filters), ...searched], sql` and `);
}

/** Keeps one record per paper: the German one, else the newest. */
function foldedWhere({ fold_editions: folded, ...narrowing }: Narrowing): SQL {
  if (folded === undefined) return whereOf(narrowing);
  const rank = (table: SQL) => sql`(${table}.language = 'de', ${table}.publication_date, ${table}.id)`;
  return sql`${whereOf(narrowing)} and not exists (select from publications better where better.paper = publications.paper
    and ${rank(sql`better`)} > ${rank(sql`publications`)} and ${whereOf(narrowing)})`;
}

const otherEditions = sql`, (select jsonb_agg(jsonb_build_array(other.doc_ref, other.title, other.language))
  from publications other where other.paper = p.paper and other.id <> p.id) as others`;

/** Finds the best of the newest, by title or text; one per paper when `folded`. */
function foundBy(
  { titles, relevance, texts }: Search,
  { fold_editions: folded, ...filters }: Narrowing,
): SQL {
  const where = sql.join([inAllResearch, ...listConditions(filters)], sql` and `);
  const newest = sql`order by publication_date desc, id desc limit 1000`;
  const hits = sql`
    (select id, ${relevance} as fit from publications where ${titles} and ${where} ${newest})
    union all (select id, -1 from document_texts where ${texts.candidates} and ${where} ${newest})`;
  const paper = folded === undefined ? sql`id` : sql`coalesce(paper, id::text)`;
  return sql`select id, publication_date, fit from (
      select distinct on (${paper}) id, publication_date, fit from (${hits}) hits join publications using (id)
      order by ${paper}, (language = 'de') desc, fit desc) best
    order by fit desc, publication_date desc, id desc limit 200`;
}

const reader = sql`(select id from clients where username = 'everything@demo.example')`;
const isRead = (table: SQL) => sql`(
  exists (select from read_marks where client_id = ${reader} and publication_id = ${table}.id)
  or exists (select from read_marks where client_id = ${reader} and read_paper = ${table}.paper))`;

/** The count of new ones; searches have none. */
const countOfNew = (narrowing: Narrowing): SQL => sql`, (select count(*)::int from (
  select id, paper from publications where publication_date > (now() - interval '1 day')::timestamptz and ${whereOf(narrowing)}
  limit 1000) fresh where not ${isRead(sql`fresh`)}) as news`;

/**
 * Selects the first page of 50 of at most 200, what the reader has read, and the count of new ones. Leaves out tag names,
 * the caller and their entitlements, and the matching sentence.
 */
export function bareList(narrowing: Narrowing): SQL {
  const search = searchFor(narrowing.search_term);
  const found =
    search === undefined
      ? sql`select id, publication_date, 0 as fit from publications where ${foldedWhere(narrowing)}
          order by publication_date desc, id desc limit 200`
      : foundBy(search, narrowing);
  return sql`
    with found as materialized (${found}),
      page as (select * from found order by fit desc, publication_date desc, id desc limit 50)
    select p.id, doc_ref, p.publication_date, title, long_title, content_type, has_preview, primary_tags, other_tags, tag_ids,
      (select count(*)::int from found) as total, ${isRead(sql`p`)} as read
      ${search === undefined ? countOfNew(narrowing) : sql``} ${narrowing.fold_editions === undefined ? sql`` : otherEditions}
    from page join publications p using (id) order by fit desc, p.publication_date desc, p.id desc`;
}

export function bareCounts(narrowing: Narrowing, categories: readonly string[]): SQL {
  return sql`
    select tags.id, category, value, translated_value, external_id, count
    from (select tag, count(*)::int as count from publications, unnest(tag_ids) tag where ${whereOf(narrowing)} group by tag) borne
    join tags on tags.id = tag where category = any(${sql.param(categories)}::text[]) and not inactive`;
}

/** Papers, or publications where editions are separate. */
export const barePapers = ({ fold_editions: folded, ...narrowing }: Narrowing): SQL => {
  const found = sql`select from publications where ${whereOf(narrowing)}`;
  const papers = folded === undefined ? found : sql`${found} group by coalesce(paper, id::text)`;
  return sql`select count(*)::int from (${papers}) papers`;
};

/** The equity tab's companies with their latest ratings. */
export const bareCoverage = sql`
  with latest as (
    select distinct on (company_id, kind) company_id, kind, rating, stated_on, previous, previous_on, action
    from ratings where kind <> 'Equities' or coverage = 'own' order by company_id, kind, stated_on desc),
  held as (select company_id, jsonb_agg(latest) as ratings from latest group by company_id)
  select companies.id, company.value, sector_id, analyst_ids, companies.tag_ids, gk_number, model_ref, ratings
  from companies join tags company using (id) left join held on company_id = id
  where 'Equity' = any(company.related_asset_classes) and not company.international and not company.inactive
  order by sector_id, company.value`;

export const bareAnalyst = (ref: string): SQL => sql`
  select tags.value, tags.external_id, people.*, covered.*
  from tags join people on analyst_id = tags.id,
    lateral (select count(*), count(distinct sector_id) from companies where analyst_ids @> array[tags.id]) covered
  where category = 'Analyst' and tags.external_id = ${ref}`;

/** Leaves out tag names and the count. */
export const bareRelated = (ref: string, most: number): SQL => sql`
  select id, doc_ref, publication_date, title, long_title, content_type, has_preview, primary_tags, other_tags, tag_ids
  from publications
  where libraries > 0 and tag_ids operator(pg_catalog.&&) array(select id from tags where external_id = ${ref})
  order by publication_date desc, id desc limit ${most}`;

/** The newest five with this prefix in title or names, regardless of editions. */
export const bareTitles = (beginning: string): SQL => sql`
  select id, doc_ref, title, language, ent from publications
  where search @@ to_tsquery('portal_plain', ${`${beginning}:*`}) and ${inAllResearch}
  order by publication_date desc, id desc limit 5`;

/** Whether the words are in any title, name or text of all research. */
export function bareFinds(typed: string): SQL {
  const search = searchFor(typed);
  if (search === undefined) throw new Error(`Nothing is searched for by ${typed}.`);
  return sql`select exists (select from publications where ${search.titles} and ${inAllResearch})
    or exists (select from document_texts where ${search.texts.candidates} and ${inAllResearch}) as found`;
}
