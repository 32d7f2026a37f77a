import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#http/HttpError.ts';

/** Refuses with 429 and Retry-After in whole seconds. */
export function tryLater(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new HttpError(429, `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
}

interface Limit {
  /** Each name is counted separately. */
  name: string;
  /** Per `minutes`. */
  max: number;
  /** Default: 1. */
  minutes?: number;
  /** Equal keys are counted together. */
  keyOf: (request: FastifyRequest) => string;
}

const minuteMs = 60_000;

/** Counts requests with a valid body; refuses with 429 above the limit. */
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

/** Counts requests by network address, `max` per minute, before they are read. */
export const limitedByAddress = (name: string, max: number): FastifyContextConfig => ({
  rateLimit: { max, timeWindow: minuteMs, groupId: ` ${name}` },
});
