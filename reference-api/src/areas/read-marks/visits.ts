import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/Db.ts';

/** A visit is over when nothing was asked for so long. */
const visitGap = sql`interval '1 hour'`;

/** Visits and marks are kept for so long. */
export const marksKept = sql`interval '90 days'`;

/** SQL for when a client's last visit ended, of which `visits` is the row. The row may not know yet of the visit that begins now. */
const endOfLast = sql`case when visits.seen_at < now() - ${visitGap} then visits.seen_at else visits.previous_end end`;

/** SQL for the end of the client's visit before this one; null at the first. Its tables share no column with publications. [L-21] */
export const lastVisitOf = (clientId: number): SQL =>
  sql`(select ${endOfLast} from visits where client_id = ${clientId})`;

/** A visit is noted so often, in milliseconds: not with every call. */
const notedEveryMs = 60_000;

const mostRemembered = 5000;

/** Notes that clients are here. What cannot be noted fails no call: the error goes to `onError`. [L-21] */
export class Visits {
  private readonly noted = new LRUCache<number, true>({ max: mostRemembered, ttl: notedEveryMs });
  private readonly noting = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Called with every request of the client. */
  note(clientId: number): void {
    if (this.noted.has(clientId)) return;
    this.noted.set(clientId, true);
    const noting = this.store(clientId)
      .catch(this.onError)
      .finally(() => this.noting.delete(noting));
    this.noting.add(noting);
  }

  /** Resolves when everything is noted. */
  async settled(): Promise<void> {
    await Promise.all(this.noting);
  }

  private async store(clientId: number): Promise<void> {
    await this.db.query(sql`
      insert into visits (client_id) select id from clients where id = ${clientId}
      on conflict (client_id) do update set previous_end = ${endOfLast}, seen_at = now()`);
  }
}
