import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const answersWithinMs = 5_000;

/** Before it closes its connections, a server gives the answers that are under way, as far as they come in time. [O-01] */
export function finishAnswers(app: FastifyInstance, withinMs = answersWithinMs): void {
  const answering = new Set<FastifyRequest>();
  let allAnswered = () => {};
  app.addHook('preHandler', (request, reply, done) => {
    // The visitor has left already, while an earlier hook was waiting.
    if (reply.raw.destroyed) return done();
    answering.add(request);
    // Also when the visitor leaves before the answer: in that case onResponse is not called.
    reply.raw.once('close', () => {
      answering.delete(request);
      if (answering.size === 0) allAnswered();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening || answering.size === 0) return;
    const answered = new Promise<void>((resolve) => (allAnswered = resolve));
    await Promise.race([answered, pause(withinMs, undefined, { ref: false })]);
  });
}
