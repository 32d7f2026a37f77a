import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryLater } from './tryLater.ts';

interface Limit {
  /** So many in `minutes`. */
  max: number;
  /** One, when left out. */
  minutes?: number;
  /** What is counted together. */
  keyOf: (request: FastifyRequest) => string;
}

/** Counts a request whose body is valid; refuses it with 429 and Retry-After when there were too many of its kind. */
export function limitAttempts(
  app: FastifyInstance,
  { max, minutes = 1, keyOf }: Limit,
): (reply: FastifyReply) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: minutes * 60_000, keyGenerator: keyOf });
  return async (reply) => {
    const limit = await count(reply.request);
    if (!limit.isAllowed && limit.isExceeded) tryLater(reply, limit.ttlInSeconds);
  };
}
