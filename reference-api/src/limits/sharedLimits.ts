import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Services } from '#Services.ts';
import { limitRepository, type Counted } from './limitRepository.ts';

/** So many refusals are remembered, some hundred bytes each. */
const mostRemembered = 10_000;

/** What is over its limit, and until when: that holds for every process, and no request needs the database to be refused. */
class Refused {
  private readonly known = new Map<string, { current: number; until: number }>();

  /** The count that was too high and the time that is left; undefined when the limit is not known to be exceeded. */
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

/**
 * Where limits are counted: in the database, for all processes on it together. A key has to name its kind of request, since
 * all kinds are counted in one place.
 */
export function sharedLimits({ db, secrets }: Pick<Services, 'db' | 'secrets'>): FastifyRateLimitStoreCtor {
  const [limits, refused] = [limitRepository(db), new Refused()];

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
