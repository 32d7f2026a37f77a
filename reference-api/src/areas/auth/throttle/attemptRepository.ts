import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** Counts from the last failure. */
export const failureMemory = sql`interval '1 day'`;

/** How long after a success an address counts as the owner's. */
export const successMemory = sql`interval '30 days'`;

export interface Attempts {
  key: string;
  failures: number;
  elapsed: number;
  /** To the microsecond; null if there was no failure. */
  failedAt: string | null;
  /** There was a success within `successMemory`. */
  known: boolean;
}

const count = sql`case when failed_at > now() - ${failureMemory} then failures else 0 end`;

/** In the database, because several API processes share it. */
export function attemptRepository(db: Db) {
  return {
    read: (keys: readonly string[]) =>
      db.query<Attempts>(sql`
        select key, ${count} as failures, failed_at::text as "failedAt", coalesce(extract(epoch from now() - failed_at), 0)::float8 as elapsed,
          coalesce(succeeded_at > now() - ${successMemory}, false) as known
        from attempts where key = any(${sql.param(keys)}::text[])`),
    /** Restarts the wait. Only one of several simultaneous calls gets true. */
    takeTurn: async ({ key, failedAt }: Pick<Attempts, 'key' | 'failedAt'>) => {
      const taken = await db.query(sql`
        update attempts set failed_at = now() where key = ${key} and failed_at = ${failedAt}::timestamptz returning key`);
      return taken.length > 0;
    },
    fail: async (key: string) => {
      await db.query(sql`
        insert into attempts as a (key, failures, failed_at) values (${key}, 1, now())
        on conflict (key) do update set failed_at = now(),
          failures = case when a.failed_at > now() - ${failureMemory} then a.failures else 0 end + 1`);
    },
    succeed: async (key: string) => {
      await db.query(sql`
        insert into attempts (key, succeeded_at) values (${key}, now())
        on conflict (key) do update set failures = 0, failed_at = null, succeeded_at = now()`);
    },
  };
}
