import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { given } from '#db/given.ts';

/** What readership is summed up by; `entry`: every reading by itself. */
export const groupings = ['entry', 'publication', 'analyst', 'client', 'firm'] as const;

export type Grouping = (typeof groupings)[number];

export interface ReadershipFilter {
  /** Days in Zurich, yyyy-MM-dd, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** References. */
  publication?: string | undefined;
  client?: string | undefined;
  firm?: string | undefined;
}

export type ReadershipRow = Record<string, string | number | null>;

const from = sql`readership r left join clients c on c.id = r.client_id left join firms f on f.id = r.firm_id`;

const isSame = (column: SQL, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** At which a day of Zurich begins. */
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Zurich')`;

function conditionsOf({ from: first, to: last, publication, client, firm }: ReadershipFilter): SQL {
  const conditions = given(
    sql`true`,
    first === undefined ? undefined : sql`r.at >= ${midnight(sql`${first}::date`)}`,
    last === undefined ? undefined : sql`r.at < ${midnight(sql`${last}::date + 1`)}`,
    isSame(sql`r.doc_ref`, publication),
    isSame(sql`c.external_reference`, client),
    isSame(sql`f.reference`, firm),
  );
  return sql.join(conditions, sql` and `);
}

const time = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const count = (action: string) => sql`count(*) filter (where r.action = ${action})::int`;

/** The same columns for whatever is summed up. */
const sums = sql`${count('preview')} as previews, ${count('preview_ahead')} as previews_ahead, ${count('download')} as downloads,
  ${count('export')} as exports, ${count('mail_opened')} as mails_opened, count(distinct r.client_id)::int as clients, count(distinct r.firm_id)::int as firms,
  count(distinct r.doc_ref)::int as publications, ${time(sql`min(r.at)`)} as first, ${time(sql`max(r.at)`)} as last`;

const statements: Record<Grouping, (conditions: SQL) => SQL> = {
  entry: (conditions) => sql`
    select ${time(sql`r.at`)} as at, r.action, c.external_reference as client, c.name as client_name, f.reference as firm,
      f.name as firm_name, r.doc_ref as publication, r.title
    from ${from} where ${conditions} order by r.id`,
  publication: (conditions) => sql`
    select r.doc_ref as publication, (array_agg(r.title order by r.id desc))[1] as title, ${sums}
    from ${from} where ${conditions} group by r.doc_ref order by max(r.at) desc, r.doc_ref`,
  analyst: (conditions) => sql`
    select analyst, (select value from tags where category = 'Analyst' and analyst in (external_id, value)
      order by external_id = analyst desc nulls last limit 1) as name, ${sums}
    from ${from} cross join unnest(r.analysts) analyst where ${conditions} group by analyst order by analyst`,
  client: (conditions) => sql`
    select c.external_reference as client, c.name, f.reference as firm, ${sums}
    from ${from} where ${conditions} group by c.id, f.id order by f.reference nulls last, c.external_reference nulls last`,
  firm: (conditions) => sql`
    select f.reference as firm, f.name, ${sums}
    from ${from} where ${conditions} group by f.id order by f.reference nulls last`,
};

/** Who read what; of erased people, only their firm. Times in UTC. [D-06] */
export const readReadership = (
  db: Db,
  by: Grouping,
  { most, ...filter }: ReadershipFilter & { most?: number } = {},
): Promise<ReadershipRow[]> => {
  // Without a limit, null.
  const limit = sql`limit ${most ?? null}::bigint`;
  return db.query<ReadershipRow>(sql`${statements[by](conditionsOf(filter))} ${limit}`);
};
