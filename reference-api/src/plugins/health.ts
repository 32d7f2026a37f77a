import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';

/**
 * `/healthz`: 200, or 503 with the reason if the database is down or the newest publications are missing. `/livez`: 200
 * while the process responds, as a restart fixes no database. [O-02]
 */
export function health(app: FastifyInstance, { notReady }: Pick<Services, 'notReady'>): void {
  app.get('/livez', { schema: { hide: true }, logLevel: 'silent' }, () => ({ status: 'alive' }));
  for (const url of ['/healthz', '/api/healthz']) {
    app.get(url, { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
      const reason = await notReady();
      return reason === undefined
        ? { status: 'ready' }
        : reply.code(503).send({ status: 'not ready', reason });
    });
  }
}
