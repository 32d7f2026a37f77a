import { AnswersUnderWay } from '@portal/node';
import type { FastifyInstance } from 'fastify';

const answersWithinMs = 5_000;

/** Lets a closing server finish answers in progress, within a time limit. [O-01] */
export function finishAnswers(app: FastifyInstance, withinMs = answersWithinMs): void {
  const answers = new AnswersUnderWay();
  app.addHook('preHandler', (_request, reply, done) => {
    answers.begin(reply.raw);
    done();
  });
  app.addHook('preClose', async () => {
    if (app.server.listening) await answers.given(withinMs);
  });
}
