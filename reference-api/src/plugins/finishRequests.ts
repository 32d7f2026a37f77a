import { setTimeout as pause } from 'node:timers/promises';
import { AnswersUnderWay } from '@portal/node';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
export interface Finish {
  /** How long connections are still accepted; each answer tells callers to reconnect elsewhere. */
  drainMs: number;
  /** Limit for calls in progress. */
  answersMs: number;
}

const usualFinish: Finish = { drainMs: 300, answersMs: 5000 };

/**
 * Answers completely received calls before closing. Stalled bodies and kept-alive connections do not delay the stop.
 * [O-01]
 */
export function finishRequests(app: FastifyInstance, { drainMs, answersMs }: Finish = usualFinish): void {
  const answers = new AnswersUnderWay();
  // Only complete requests get here: an unfinished body is not waited for.
  app.addHook('preHandler', (_request, reply, done) => {
    answers.begin(reply.raw);
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    if (drainMs > 0) await pause(drainMs);
    await answers.given(answersMs);
    app.server.closeAllConnections();
  });
}
