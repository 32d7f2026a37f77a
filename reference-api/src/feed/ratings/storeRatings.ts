import { ratingAction, type RatedKind } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import { ofBank, type Provenance } from '../Provenance.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { tagNames, TagFinder } from '../taxonomy/tagStore.ts';

type Fed = RecordOf<'rating'>;

export const nothingToWithdraw = ({ company, class: kind, stated_on: day }: Fed) =>
  new FeedRefusal(
    `There is no ${kind} rating of ${company} of ${day} to withdraw.`,
    'Correct its company, class, coverage or day, or the paper that it is held with.',
  );

/** Their ids in the order of `fed`; their histories change one after the other. */
async function lockCompanies(
  inside: Db,
  fed: readonly Fed[],
  origin: Provenance['origin'],
): Promise<number[]> {
  const names = fed.map(({ company }) => company);
  const find = await TagFinder.of(inside, tagNames('Company', names), origin);
  const ids = find.all('Company', names).map(({ id }) => id);
  await inside.query(
    sql`select from companies where id = any(${sql.param(ids)}::int[]) order by id for update`,
  );
  return ids;
}

interface Stated {
  company: number;
  kind: RatedKind;
  coverage: string;
  day: string;
  rating: string;
  previous: string | null;
  previousDay: string | null;
  action: string | null;
}

const isSameHistory = (one: Stated, other: Stated | undefined): other is Stated =>
  one.company === other?.company && one.kind === other.kind && one.coverage === other.coverage;

/** Compares each rating of the companies with the one before it, and corrects the stored comparison. */
async function compareRatings(inside: Db, companies: readonly number[]): Promise<void> {
  const stated = await inside.query<Stated>(sql`
    select company_id as company, kind, coverage, to_char(stated_on, 'YYYY-MM-DD') as day, rating, previous,
      to_char(previous_on, 'YYYY-MM-DD') as "previousDay", action
    from ratings where company_id = any(${sql.param(companies)}::int[]) order by company_id, kind, coverage, stated_on`);
  const changed = stated.flatMap((each, index) => {
    const one = stated[index - 1];
    const before = isSameHistory(each, one) ? one : undefined;
    const previous = before?.rating ?? null;
    const previousDay = before?.day ?? null;
    const action = ratingAction(each.kind, previous, each.rating);
    const isRight = each.previous === previous && each.previousDay === previousDay && each.action === action;
    return isRight ? [] : [{ ...each, previous, previousDay, action }];
  });
  if (changed.length === 0) return;
  await inside.query(sql`
    update ratings set previous = given.previous, previous_on = "previousDay", action = given.action
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given(company int, kind text, coverage text, day date,
      previous text, "previousDay" date, action text)
    where company_id = company and ratings.kind = given.kind and ratings.coverage = given.coverage and stated_on = day`);
}

/** When ratings became public: now, unless they are a past that a feed brings along, which is no news. [L-25] */
const publicAt = (isPast: boolean) =>
  sql`case when ${isPast}::boolean or stated_on < now() - interval '7 days' then stated_on::timestamp at time zone 'Europe/Zurich'
    else now() end`;

/**
 * Adds ratings of different days to their companies' histories, or replaces those of the same day, and works out what they
 * change.
 * @throws FeedRefusal
 */
export async function storeRatings(
  inside: Db,
  fed: readonly Fed[],
  { origin, isPast }: Provenance = ofBank,
): Promise<void> {
  const companies = await lockCompanies(inside, fed, origin);
  const rows = fed.map((each, index) => ({ ...each, company: companies[index] }));
  await inside.query(sql`
    insert into ratings (company_id, kind, coverage, stated_on, rating, close_price, close_currency, target_price, publication, public_at)
    select company, class, coverage, stated_on, rating, close_price, close_currency, target_price, publication, ${publicAt(isPast)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(company int, class text, coverage text, stated_on date,
      rating text, close_price float8, close_currency text, target_price float8, publication text)
    on conflict (company_id, kind, coverage, stated_on) do update set rating = excluded.rating, close_price = excluded.close_price,
      close_currency = excluded.close_currency, target_price = excluded.target_price, publication = excluded.publication,
      public_at = case when ratings.rating = excluded.rating then ratings.public_at else excluded.public_at end`);
  await compareRatings(inside, companies);
}

/**
 * Takes a rating out of its company's history, and compares the next one with the one before.
 * @throws FeedRefusal
 */
export async function removeRating(inside: Db, fed: Fed): Promise<void> {
  const [id = 0] = await lockCompanies(inside, [fed], ofBank.origin);
  const removed = await inside.query(sql`
    delete from ratings where company_id = ${id} and kind = ${fed.class} and coverage = ${fed.coverage}
      and stated_on = ${fed.stated_on}::date returning 1`);
  if (removed.length === 0) throw nothingToWithdraw(fed);
  await compareRatings(inside, [id]);
}
