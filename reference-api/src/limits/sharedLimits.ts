import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Services } from '#Services.ts';
import { limitRepository, type Counted } from './limitRepository.ts';

/** A few hundred bytes each. */
const mostRemembered = 10_000;

/** Remembers exceeded limits, so that refusing needs no database. */
class Refused {
  private readonly known = new Map<string, { current: number; until: number }>();

  /** Returns undefined if the limit is not known to be exceeded. */
  find(key: string): Counted | undefined {
    const found = this.known.get(key);
    if (found === undefined) return undefined;
    const ttl = found.until - performance.now();
    if (ttl > 0) return { current: found.current, ttl };
    this.known.delete(key);
    return undefined;
  }

  remember(key: string, { current, ttl }: Counted): void {
    const [oldest] = this.known.keys();
    if (this.known.size >= mostRemembered && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, { current, until: performance.now() + ttl });
  }
}

/** Counts in the database, for all processes. Keys must name the kind of request, as all kinds share one table. */
export function sharedLimits({ db, secrets }: Pick<Services, 'db' | 'secrets'>): FastifyRateLimitStoreCtor {
  const limits = limitRepository(db);
  const refused = new Refused();

  async function count(name: string, windowMs: number, max: number): Promise<Counted> {
    const key = createHmac('sha256', secrets.pseudonym).update(name).digest('base64url');
    const known = refused.find(key);
    if (known !== undefined) return known;
    const counted = await limits.count(key, windowMs);
    if (counted.current > max) refused.remember(key, counted);
    return counted;
  }

  return class implements FastifyRateLimitStore {
    incr(...[name, answer, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(name, windowMs, max).then(
        (counted) => answer(null, counted),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): this {
      return this;
    }
  };
}
