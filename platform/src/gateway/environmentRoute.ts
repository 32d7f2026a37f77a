import type { FastifyInstance } from 'fastify';
import { environmentAddress, environmentTag } from '@portal/wire';
import { answerHeaders } from '../security/answerHeaders.ts';
import { environmentForPage, type PageParts } from './page/composePage.ts';
import { EnvironmentUnavailable } from './currentPage.ts';

interface EnvironmentOptions {
  readPage: () => Promise<PageParts>;
  /** Tells the operator why there is none. */
  report: (fault: EnvironmentUnavailable) => void;
}

/** Serves the current environment to open pages, which compare it by ETag. New pages contain it. */
export function environmentRoute(app: FastifyInstance, { readPage, report }: EnvironmentOptions): void {
  app.get(environmentAddress, {
    handler: async (request, reply) => {
      const parts = await readPage();
      const tag = environmentTag(parts.environment);
      reply.headers(answerHeaders({ kind: 'environment', tag })).type('application/json; charset=utf-8');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.send(JSON.stringify(environmentForPage(parts)));
    },
    errorHandler: (error, _request, reply) => {
      if (!(error instanceof EnvironmentUnavailable)) throw error;
      report(error);
      void reply.code(503).type('text/plain; charset=utf-8').send(noEnvironment);
    },
  });
}

const noEnvironment =
  'The environment cannot be read at the moment. / Die Umgebung ist zurzeit nicht lesbar.\n';
