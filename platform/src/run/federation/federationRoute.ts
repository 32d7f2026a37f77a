import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { environmentTag } from '@portal/wire';
import type { PageParts } from '../gateway/page/composePage.ts';
import { answerHeaders } from '../security/answerHeaders.ts';
import { federationManifest } from './federationManifest.ts';

interface FederationOptions extends Pick<RouteShorthandOptions, 'errorHandler'> {
  readPage: () => Promise<PageParts>;
}

/** A manifest of each remote in force, readable from everywhere like released files. [F-26] */
export function federationRoute(app: FastifyInstance, { readPage, ...onError }: FederationOptions): void {
  app.get<{ Params: { remote: string } }>('/federation/:remote/mf-manifest.json', {
    ...onError,
    handler: async ({ params: { remote }, protocol, host }, reply) => {
      const { environment } = await readPage();
      const manifest = federationManifest(environment, remote, `${protocol}://${host}`);
      if (manifest === undefined) return reply.callNotFound();
      reply.headers(answerHeaders({ kind: 'environment', tag: environmentTag(environment) }));
      return reply
        .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        .send(manifest);
    },
  });
}
