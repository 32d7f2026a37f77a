import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** Count including this request, and milliseconds until the window ends. */
export interface Counted {
  current: number;
  ttl: number;
}

/** Shared by all processes of the API. */
export function limitRepository(db: Db) {
  return {
    /** The first request starts the window. */
    count: async (key: string, windowMs: number): Promise<Counted> => {
      const [counted] = await db.query<Counted>(sql`
        insert into limits as l (key, count, ends_at) values (${key}, 1, now() + make_interval(secs => ${windowMs / 1000}))
        on conflict (key) do update set
          count = case when l.ends_at <= now() then 1 else l.count + 1 end,
          ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
        returning count as current, (extract(epoch from ends_at - now()) * 1000)::float8 as ttl`);
      if (counted === undefined) throw new Error('The database has counted nothing.');
      return counted;
    },
    removeOld: async (): Promise<void> => {
      await db.query(sql`delete from limits where ends_at <= now()`);
    },
  };
}
