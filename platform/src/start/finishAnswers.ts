import { AnswersUnderWay } from '@portal/node';
import type { FastifyInstance } from 'fastify';

const answersWithinMs = 5_000;

/** Before a server closes its connections, it gives the answers that are under way, if they come in time. [O-01] */
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
