import type { FastifyInstance } from 'fastify';

const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Refuses requests under another host name: one pointed at this machine by others (DNS rebinding) would act as it. */
export function localOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    if (!localNames.test(host)) await reply.code(421).send('This is for this machine only.\n');
  });
}
