import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';

/** 200 when the database answers and the newest publications are there; otherwise 503 with the reason. */
export function health(app: FastifyInstance, { notReady }: Pick<Services, 'notReady'>): void {
  for (const url of ['/healthz', '/api/healthz']) {
    app.get(url, { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
      const reason = await notReady();
      return reason === undefined
        ? { status: 'ready' }
        : reply.code(503).send({ status: 'not ready', reason });
    });
  }
}
