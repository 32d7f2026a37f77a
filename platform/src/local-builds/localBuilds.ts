import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { localOnly } from './localOnly.ts';
import type { LocalRemote } from '../local-builds/localRemote.ts';

interface LocalBuildsOptions {
  remotes: readonly Pick<LocalRemote, 'name' | 'files'>[];
  /** Origin of the one portal whose pages may read the builds. */
  portal: string;
}

/** Address of a remote's build, for a portal's overrides panel. */
export const buildAddress = (port: number, { name }: Pick<LocalRemote, 'name'>): string =>
  `http://localhost:${port}/${name}/`;

/** Serves local builds to pages of a deployed portal, which use them instead of a release. [F-12] */
export async function localBuilds({ remotes, portal }: LocalBuildsOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  localOnly(app);
  // On every answer, so that the panel can tell a wrong folder from a server that is not running.
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
