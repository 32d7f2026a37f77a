import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Services } from '#Services.ts';
import { limitRepository, type Counted } from './limitRepository.ts';

/** A few hundred bytes each. */
const mostRemembered = 10_000;

/** Counts in the database, for all processes. Keys must name the kind of request, as all kinds share one table. */
export function sharedLimits({ db, secrets }: Pick<Services, 'db' | 'secrets'>): FastifyRateLimitStoreCtor {
  const limits = limitRepository(db);
  /** Counts above their limit, until their time is over: refusing needs no database. */
  const refused = new LRUCache<string, number>({ max: mostRemembered, ttlResolution: 0 });

  async function count(name: string, windowMs: number, max: number): Promise<Counted> {
    const key = createHmac('sha256', secrets.pseudonym).update(name).digest('base64url');
    const known = refused.get(key);
    if (known !== undefined) return { current: known, ttl: refused.getRemainingTTL(key) };
    const counted = await limits.count(key, windowMs);
    if (counted.current > max) refused.set(key, counted.current, { ttl: Math.ceil(counted.ttl) });
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
