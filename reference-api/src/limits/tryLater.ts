import type { FastifyReply } from 'fastify';
import { Refusal } from '#http/Refusal.ts';

/** Refuses with 429 and Retry-After, in whole seconds. */
export function tryLater(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Refusal(429, `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
}
