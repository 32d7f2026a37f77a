import fastify, { type FastifyInstance } from 'fastify';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { apiProxy } from './apiProxy.ts';
import { artefactRoutes } from './artefactRoutes.ts';
import { healthRoute } from './healthRoute.ts';
import { pageRoutes } from './pageRoutes.ts';
import { commonHeaders, inertPolicy } from './securityHeaders.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  /** Folder of the store, whose artefacts are served as they lie there. */
  storeFolder: string;
  environment: EnvironmentName;
  apiOrigin: string;
  /** For the operator, in a sentence: what a visitor could not be shown, and why. */
  report: (sentence: string) => void;
}

/** The portal's front door: pages, released files, and the API on one origin. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .header('content-security-policy', inertPolicy)
      .type('text/plain; charset=utf-8')
      .send('There is nothing here. / Hier gibt es nichts.\n'),
  );
  app.setErrorHandler((error, request, reply) => {
    const reason = error instanceof Error ? error.message : String(error);
    options.report(`${request.method} ${request.url.split('?', 1)[0]} failed: ${reason}`);
    return reply.code(500).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sorry);
  });
  await artefactRoutes(app, options.storeFolder);
  await apiProxy(app, options.apiOrigin);
  healthRoute(app, options);
  pageRoutes(app, { ...options, report: ({ message, mend }) => options.report(`${message} ${mend}`) });
  return app;
}

const sorry =
  'The portal could not answer this. Please try again. / Das Portal konnte dies nicht beantworten. Bitte versuchen Sie es erneut.\n';
