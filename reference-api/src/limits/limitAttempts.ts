import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#http/HttpError.ts';

/** Refuses with 429 and Retry-After, in whole seconds. */
export function tryLater(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new HttpError(429, `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
}

interface Limit {
  /** What is limited: each kind is counted for itself. */
  name: string;
  /** So many in `minutes`. */
  max: number;
  /** One, when left out. */
  minutes?: number;
  /** What is counted together. */
  keyOf: (request: FastifyRequest) => string;
}

const minuteMs = 60_000;

/** Counts a request whose body is valid; refuses it with 429 and Retry-After when there were too many of its kind. */
export function limitAttempts(
  app: FastifyInstance,
  { name, max, minutes = 1, keyOf }: Limit,
): (reply: FastifyReply) => Promise<void> {
  const count = app.createRateLimit({
    max,
    timeWindow: minutes * minuteMs,
    keyGenerator: (request) => `${name}: ${keyOf(request)}`,
  });
  return async (reply) => {
    const limit = await count(reply.request);
    if (!limit.isAllowed && limit.isExceeded) tryLater(reply, limit.ttlInSeconds);
  };
}

/** Counts every request to a route by the address it comes from, `max` a minute, before anything of it is read. */
export const limitedByAddress = (name: string, max: number): FastifyContextConfig => ({
  rateLimit: { max, timeWindow: minuteMs, groupId: ` ${name}` },
});
