import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/Db.ts';

/** A visit ends after this long without a request. */
const visitGap = sql`interval '1 hour'`;

export const marksLifetime = sql`interval '90 days'`;

/** SQL on the row `visits`, which may not include the current visit yet. */
const endOfLast = sql`case when visits.seen_at < now() - ${visitGap} then visits.seen_at else visits.previous_end end`;

/**
 * SQL on the row `visits` for `Client.lastVisit`. Read with the session and bound as a value: compared with a subquery,
 * the planner cannot use the index by date. [L-21]
 */
export const lastVisit: SQL = sql`to_char((${endOfLast}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Milliseconds between two writes for a client. */
const notedEveryMs = 60_000;

const mostRemembered = 5000;

/** A failure fails no call and goes to `onError`. [L-21] */
export class Visits {
  private readonly noted = new LRUCache<number, true>({ max: mostRemembered, ttl: notedEveryMs });
  private readonly noting = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** For every request of the client. */
  note(clientId: number): void {
    if (this.noted.has(clientId)) return;
    this.noted.set(clientId, true);
    const noting = this.store(clientId)
      .catch(this.onError)
      .finally(() => this.noting.delete(noting));
    this.noting.add(noting);
  }

  /** Waits for pending writes. */
  async settled(): Promise<void> {
    await Promise.all(this.noting);
  }

  private async store(clientId: number): Promise<void> {
    await this.db.query(sql`
      insert into visits (client_id) select id from clients where id = ${clientId}
      on conflict (client_id) do update set previous_end = ${endOfLast}, seen_at = now()`);
  }
}
