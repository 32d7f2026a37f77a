import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/**
 * Allows only the word indexes: otherwise the planner walks a table by date for words that never occur together, and
 * reads every vector.
 */
export function byWords<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return db.transaction(async (inside) => {
    await inside.query(sql`
      select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'jit']) name
      union all select set_config('max_parallel_workers_per_gather', '0', true)`);
    return inside.query<Row>(statement);
  });
}
