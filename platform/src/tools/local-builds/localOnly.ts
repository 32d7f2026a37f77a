import type { FastifyInstance } from 'fastify';

const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Refuses foreign host names that someone pointed at this machine. */
export function localOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    if (!localNames.test(host)) await reply.code(421).send('This is for this machine only.\n');
  });
}
