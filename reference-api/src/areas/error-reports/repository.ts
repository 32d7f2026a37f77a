import { sql, type SQL } from 'drizzle-orm';
import { errorReportGroups } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import type { MergedReport } from './mergedReports.ts';

/** Counts from the last occurrence. */
export const reportMemory: SQL = sql`interval '30 days'`;

/** Beyond this many different errors, those not seen longest are removed. */
const maxReports = 10_000;

const mostListed = 200;

const asInstant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** `most` is a parameter for tests. */
export function errorReportRepository(db: Db, most = maxReports) {
  async function prune(): Promise<void> {
    await db.query(sql`
      delete from error_reports where fingerprint in (
        select fingerprint from error_reports order by last_seen desc, fingerprint offset ${most})`);
  }

  return {
    async add(reports: readonly MergedReport[]): Promise<void> {
      const rows = await db.query<{ is_new: boolean }>(sql`
        insert into error_reports (fingerprint, environment, remote, version, kind, message, shell, revision, basis,
          stack, path, step, file, outcome, override, preview, count)
        select fingerprint, environment, remote, version, kind, message, shell, revision, basis, stack, path, step,
          file, outcome, override, preview, count
        from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as given (fingerprint text, environment text,
          remote text, version text, kind text, message text, shell text, revision int, basis text, stack text,
          path text, step text, file text, outcome text, override text, preview text, count int)
        on conflict (fingerprint) do update set
          count = least(error_reports.count::bigint + excluded.count, 2000000000)::int, last_seen = now(),
          shell = excluded.shell, revision = excluded.revision, basis = excluded.basis, stack = excluded.stack,
          path = excluded.path, step = excluded.step, file = excluded.file, outcome = excluded.outcome,
          override = excluded.override
        returning (xmax = 0) as is_new`);
      if (rows.some(({ is_new }) => is_new)) await prune();
    },

    /** With the total number of errors. */
    async latest() {
      const [row] = await db.query<{ groups: unknown; total: number }>(sql`
        select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(listed) - 'at') order by at desc), '[]') as groups,
          (select count(*)::int from error_reports) as total
        from (
          select environment, remote, version, kind, message, shell, revision, basis, stack, path, step, file, outcome,
            override, preview, count, ${asInstant(sql`first_seen`)} as first_seen, ${asInstant(sql`last_seen`)} as last_seen,
            last_seen as at
          from error_reports order by last_seen desc, fingerprint limit ${mostListed}) as listed`);
      return errorReportGroups.answer.parse(row);
    },
  };
}
