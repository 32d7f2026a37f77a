import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { environmentAddress, environmentTag } from '@portal/wire';
import { federationRoute } from '../federation/federationRoute.ts';
import { answerHeaders } from '../security/answerHeaders.ts';
import { environmentForPage, type PageParts } from './page/composePage.ts';
import { PreviewRefused, type OpenPreview } from '../previews/openPreviews.ts';
import { requestedToken } from '../previews/previewLink.ts';
import { EnvironmentUnavailable } from './currentPage.ts';

interface EnvironmentOptions {
  readPage: () => Promise<PageParts>;
  openPreview: OpenPreview;
  isHttps: (request: FastifyRequest) => boolean;
  /** Tells the operator why there is none. */
  report: (fault: EnvironmentUnavailable) => void;
}

/**
 * Serves the current environment to open pages, which compare it by ETag. New pages contain it; tools of Module
 * Federation read its remotes one by one.
 */
export function environmentRoute(
  app: FastifyInstance,
  { readPage, openPreview, isHttps, report }: EnvironmentOptions,
): void {
  /** Where a preview has ended, what is in force: the open page then loads a document, which says that it ended. */
  async function partsFor(request: FastifyRequest): Promise<PageParts> {
    const { url, headers } = request;
    const token = requestedToken(url, { headers, isHttps: isHttps(request) });
    if (token === undefined) return readPage();
    return openPreview(token).catch((error: unknown) => {
      if (error instanceof PreviewRefused) return readPage();
      throw error;
    });
  }

  const errorHandler = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof EnvironmentUnavailable)) throw error;
    report(error);
    void reply.code(503).type('text/plain; charset=utf-8').send(noEnvironment);
  };
  app.get(environmentAddress, {
    handler: async (request, reply) => {
      const parts = await partsFor(request);
      const tag = environmentTag(parts.environment);
      reply.headers(answerHeaders({ kind: 'environment', tag })).type('application/json; charset=utf-8');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.send(JSON.stringify(environmentForPage(parts)));
    },
    errorHandler,
  });
  federationRoute(app, { readPage, errorHandler });
}

const noEnvironment =
  'The environment cannot be read at the moment. / Die Umgebung ist zurzeit nicht lesbar.\n';
