import type { FastifyReply } from 'fastify';
import { HttpError } from '#http/HttpError.ts';

/** Refuses with 429 and Retry-After, in whole seconds. */
export function tryLater(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new HttpError(429, `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
}
