import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes expired refresh tokens, and sessions that were ended or have no token left; their tokens answer 401 as before. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await db.query(sql`
    with expired as (delete from refresh_tokens where expires_at <= now())
    delete from token_families f where revoked_at is not null
      or not exists (select from refresh_tokens t where t.family_id = f.id and t.expires_at > now())`);
}

/** Removes ended sessions now and once a day, until the returned function is called. `onError` is told of a failure. */
export function keepSessionsTidy(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const tidy = () => {
    running = running.then(() => removeEndedSessions(db)).catch(onError);
  };
  tidy();
  const timer = setInterval(tidy, dayMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
