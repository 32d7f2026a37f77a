import type { FastifyInstance } from 'fastify';

/** Answers belong to one client and one moment: nothing on the way may keep or reinterpret them. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}
