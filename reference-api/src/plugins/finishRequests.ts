import { setTimeout as pause } from 'node:timers/promises';
import { AnswersUnderWay } from '@portal/node';
import type { FastifyInstance } from 'fastify';

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
  const answers = new AnswersUnderWay();
  // Only whole calls get here: a body that does not go on is not waited for.
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
