import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import { ratingChangeType } from '../publicationTypes.ts';
import { idsOf, type TagIds } from '../storePublications.ts';
import { analysts, companies, type Company } from '../universe.ts';
import { sectors } from '../words/sectors.ts';
import { ratingHistory, type StatedRating } from './ratingHistory.ts';

/** Any number, but the same in every process. */
const ratingsLock = 4_300_004;

const kept = 3 * 365;

/** Drops older ratings, except the one in force at the start. */
function fromThreeYears(history: readonly StatedRating[], today: string): StatedRating[] {
  const first = addDays(today, -kept);
  return history.filter(({ day, kind }, index) => {
    const after = history[index + 1];
    return day >= first || after?.kind !== kind || after.day >= first;
  });
}

function toRow(company: Company, tags: TagIds) {
  const { name, ticker, bloombergTicker, sector, analysts: covering, assetClasses } = company;
  const idOf = (category: string, value: string) => idsOf([[category, value]], tags);
  const id = idOf('Company', name);
  const sectorId = idOf('Sector', sectors[sector]?.en ?? '');
  const analystIds = covering.flatMap((analyst) => idOf('Analyst', analysts[analyst]?.name ?? ''));
  const classes = assetClasses.flatMap((assetClass) => idOf('Asset Classification', assetClass));
  const tickers = [...idOf('TK Ticker', ticker), ...idOf('Bloomberg Company Ticker', bloombergTicker)];
  return {
    id: id[0],
    sector_id: sectorId[0],
    analyst_ids: analystIds,
    tag_ids: [...id, ...sectorId, ...tickers, ...analystIds, ...classes],
  };
}

function statedSince(
  company: Company,
  { since, today, tags }: { since: string; today: string; tags: TagIds },
) {
  const [id] = idsOf([['Company', company.name]], tags);
  return fromThreeYears(ratingHistory(company, today), today)
    .filter(({ day }) => day >= since)
    .map(({ close, ...rating }) => ({ ...rating, id, price: close?.amount, currency: close?.currency }));
}

async function storeRatings(db: Db, rows: readonly object[]): Promise<void> {
  await db.query(sql`
    insert into ratings (company_id, kind, coverage, stated_on, rating, previous, previous_on, action, close_price, close_currency, target_price, public_at)
    select id, kind, coverage, day, rating, previous, "previousDay", action, price, currency, target,
      day::timestamp at time zone 'Europe/Zurich' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id int, kind text, coverage text, day date, rating text, previous text, "previousDay" date, action text,
        price float8, currency text, target float8)
    on conflict do nothing`);
}

async function storeCompanies(db: Db, tags: TagIds): Promise<void> {
  const rows = companies.map((company) => toRow(company, tags));
  await db.query(sql`
    insert into companies (id, sector_id, analyst_ids, tag_ids)
    select id, sector_id, analyst_ids, tag_ids from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id int, sector_id int, analyst_ids int[], tag_ids int[])
    on conflict (id) do update set sector_id = excluded.sector_id, analyst_ids = excluded.analyst_ids, tag_ids = excluded.tag_ids
      where companies.tag_ids <> excluded.tag_ids`);
}

/**
 * Only for databases older than the ratings: removes rating changes without a history, so that their days are generated
 * again.
 */
async function removeUnstated(db: Db): Promise<void> {
  const days = await db.query<{ day: string }>(sql`
    with gone as (
      delete from publications where origin = 'demo' and publication_type = ${ratingChangeType.de} returning publication_date)
    select distinct to_char(publication_date at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day from gone`);
  await db.query(
    sql`delete from demo_days where day = any(${sql.param(days.map(({ day }) => day))}::text[])`,
  );
}

/** Stores everything in one transaction; existing ratings stay. */
export async function seedRatings(db: Db, tags: TagIds, today: string): Promise<void> {
  await db.transaction(async (inside) => {
    await inside.query(sql`select pg_advisory_xact_lock(${ratingsLock})`);
    await storeCompanies(inside, tags);
    const [last] = await inside.query<{ day: string | null }>(
      sql`select to_char(max(stated_on), 'YYYY-MM-DD') as day from ratings`,
    );
    const since = last?.day ?? '';
    if (since === '') await removeUnstated(inside);
    await storeRatings(
      inside,
      companies.flatMap((company) => statedSince(company, { since, today, tags })),
    );
  });
}
