import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#http/Refusal.ts';

interface Limit {
  /** So many a minute. */
  max: number;
  /** What is counted together. */
  keyOf: (request: FastifyRequest) => string;
}

/** Counts a request whose body is valid; refuses it with 429 and Retry-After when there were too many of its kind. */
export function limitAttempts(
  app: FastifyInstance,
  { max, keyOf }: Limit,
): (reply: FastifyReply) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: keyOf });
  return async (reply) => {
    const limit = await count(reply.request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    throw new Refusal(429, `Please try again in ${limit.ttlInSeconds} seconds.`);
  };
}
