import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import { idsOf, type TagIds } from '../storePublications.ts';
import { analysts, companies, type Company } from '../universe.ts';
import { sectors } from '../words/sectors.ts';
import { ratingHistory, type StatedRating } from './ratingHistory.ts';

const kept = 3 * 365;

/** What lies further back is left out, but for the rating that held then. */
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
  const [id, sectorId] = [idOf('Company', name), idOf('Sector', sectors[sector]?.en ?? '')];
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

async function storeCompanies(db: Db, tags: TagIds): Promise<void> {
  const rows = companies.map((company) => toRow(company, tags));
  await db.query(sql`
    insert into companies (id, sector_id, analyst_ids, tag_ids)
    select id, sector_id, analyst_ids, tag_ids from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id int, sector_id int, analyst_ids int[], tag_ids int[])
    on conflict (id) do update set sector_id = excluded.sector_id, analyst_ids = excluded.analyst_ids, tag_ids = excluded.tag_ids
      where companies.tag_ids <> excluded.tag_ids`);
}

/** Stores the demo data's companies and what was stated of them up to a day; what is there stays. */
export async function seedRatings(db: Db, tags: TagIds, today: string): Promise<void> {
  await storeCompanies(db, tags);
  const [last] = await db.query<{ day: string | null }>(
    sql`select to_char(max(stated_on), 'YYYY-MM-DD') as day from ratings`,
  );
  const rows = companies.flatMap((company) => {
    const [id] = idsOf([['Company', company.name]], tags);
    return fromThreeYears(ratingHistory(company, today), today)
      .filter(({ day }) => day >= (last?.day ?? ''))
      .map((rating) => ({ ...rating, id }));
  });
  await db.query(sql`
    insert into ratings (company_id, kind, coverage, stated_on, rating, previous, previous_on, action)
    select id, kind, coverage, day, rating, previous, "previousDay", action from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id int, kind text, coverage text, day date, rating text, previous text, "previousDay" date, action text)
    on conflict do nothing`);
}
