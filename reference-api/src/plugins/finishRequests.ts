import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { within } from '../within.ts';

/** How a server that listens comes to its end, in milliseconds. */
export interface Finish {
  /** How long it still takes connections: those who keep one are told with each answer to open another elsewhere. */
  drainMs: number;
  /** How long calls that it is answering may take. */
  answersMs: number;
}

const usualFinish: Finish = { drainMs: 300, answersMs: 5000 };

/**
 * Closing answers the calls that are there as a whole, and waits for nothing else: a body that does not go on, or a connection
 * that is kept, does not hold the process up. [O-01]
 */
export function finishRequests(app: FastifyInstance, { drainMs, answersMs }: Finish = usualFinish): void {
  const answering = new Set<FastifyRequest>();
  let allAnswered = () => {};
  app.addHook('preHandler', (request, reply, done) => {
    // The caller has left already, while an earlier hook was waiting.
    if (reply.raw.destroyed) return done();
    answering.add(request);
    // Also when the caller leaves before the answer: in that case onResponse is not called.
    reply.raw.once('close', () => {
      answering.delete(request);
      if (answering.size === 0) allAnswered();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    if (drainMs > 0) await pause(drainMs);
    if (answering.size > 0) {
      await within(answersMs, new Promise<void>((resolve) => (allAnswered = resolve)));
    }
    app.server.closeAllConnections();
  });
}
