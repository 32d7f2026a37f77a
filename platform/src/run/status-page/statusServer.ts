import fastify, { type FastifyInstance } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';
import { statusRoutes, type StatusPageOptions } from './statusRoutes.ts';

interface Listening {
  host: string;
  port: number;
}

const loopback = ['localhost', '127.0.0.1', '::1'];

/** A foreign name may resolve to this machine, too. */
export function isOwnName(requested: string, host: string): boolean {
  const name = requested.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return !loopback.includes(host) || loopback.includes(name);
}

/** Serves the status page separately, for the platform team. */
export async function statusServer(
  shown: Pick<StatusPageOptions, 'readStatusPage' | 'store'>,
  { host, port }: Listening,
): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders({ kind: 'other' }));
    if (!isOwnName(request.host, host))
      await reply.code(421).type('text/plain').send('Use its own host name.\n');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain').send('There is nothing here. The status page is at /.\n'),
  );
  statusRoutes(app, '/', shown);
  await app.listen({ host, port });
  return app;
}
