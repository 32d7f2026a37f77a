import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { composePage, type PageParts } from './composePage.ts';
import { EnvironmentUnavailable } from './currentPage.ts';
import { sendNotice } from '../notices/noticePage.ts';
import { unavailableNotice } from '../notices/notices.ts';

interface PageOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  /** Whether the visitor's browser came by https. */
  isHttps: (request: FastifyRequest) => boolean;
  /** For the operator: why a page could not be shown. */
  report: (fault: EnvironmentUnavailable) => void;
}

/**
 * Addresses that are no page's: those of released files, files that browsers ask for at the root of every site, names
 * with a leading dot, and paths that begin with two slashes, which a browser could take for another host.
 */
export const notPages =
  /^\/artefacts(?:\/|$)|^\/[^/]+\.(?:ico|txt|png|svg|xml|json|webmanifest|js|css|map)$|^\/\/|(?:\/|%2f)(?:\.|%2e)/i;

/** Serves the shell's page at every address that is nothing else. */
export function pageRoutes(
  app: FastifyInstance,
  { environment, readPage, isHttps, report }: PageOptions,
): void {
  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (notPages.test(pathname)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64url');
    const signedIn = /(?:^|;\s*)currentUser=[^;\s]/.test(request.headers.cookie ?? '');
    const parts = await readPage();
    return reply
      .headers(answerHeaders({ kind: 'page', sources: parts.environment, nonce, https: isHttps(request) }))
      .type('text/html; charset=utf-8')
      .send(composePage(parts, { pathname, signedIn, nonce }));
  }

  // Some browsers ask for it whatever icon the page names.
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/*', {
    handler: sendPage,
    errorHandler: (error, _request, reply) => {
      if (!(error instanceof EnvironmentUnavailable)) throw error;
      report(error);
      void sendNotice(
        reply.header('retry-after', '60'),
        503,
        unavailableNotice({ environment, revision: error.revision }),
      );
    },
  });
}
