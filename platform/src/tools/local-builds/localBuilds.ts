import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { LocalRemote } from './watchRemote.ts';

interface LocalBuildsOptions {
  remotes: readonly LocalRemote[];
  /** The one portal whose pages may read the builds. */
  portal: string;
}

/** For a portal's overrides panel. */
export const buildAddress = (port: number, { name }: Pick<LocalRemote, 'name'>): string =>
  `http://localhost:${port}/${name}/`;

const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Refuses foreign host names that someone pointed at this machine. */
function localOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    if (!localNames.test(host)) await reply.code(421).send('This is for this machine only.\n');
  });
}

/** Serves local builds to a deployed portal's pages. [F-12] */
export async function localBuilds({ remotes, portal }: LocalBuildsOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  localOnly(app);
  // On every answer: the panel can tell a wrong folder from a missing server.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': portal,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    done();
  });
  for (const { name, files } of remotes) {
    await app.register(staticFiles, {
      root: files,
      prefix: `/${name}/`,
      decorateReply: false,
      index: false,
      cacheControl: false,
    });
  }
  return app;
}
