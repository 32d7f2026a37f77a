import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foreignSentences, ownHostOnly, type PageOrigins } from '../security/pageOrigins.ts';
import { answerHeaders } from '../security/answerHeaders.ts';
import { rememberedCookies } from '../security/rememberedCookies.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { composePage, inlineHash, type PageParts } from './page/composePage.ts';
import { EnvironmentUnavailable } from './currentPage.ts';
import { sendErrorPage } from '../error-pages/errorPage.ts';
import { changePassword, securityText, securityTextPath, touchIcon, touchIconPaths } from './wellKnown.ts';
import { unavailablePage } from '../error-pages/errorPages.ts';

interface PageOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  isHttps: (request: FastifyRequest) => boolean;
  /** Other hosts for pages. @default none */
  pageOrigins?: PageOrigins;
  /** Tells the operator why a page failed, and what of its revision is ignored. */
  report: (sentence: string) => void;
}

/** Released files, files requested at the root of every site, names with a leading dot. */
const notPages =
  /^\/artefacts(?:\/|$)|^\/[^/]+\.(?:ico|txt|png|svg|xml|json|webmanifest|js|css|map)$|(?:\/|%2f)(?:\.|%2e)/i;

/** Serves a page at every remaining address. */
export function pageRoutes(
  app: FastifyInstance,
  { environment, readPage, isHttps, pageOrigins: allowed = ownHostOnly, report }: PageOptions,
): void {
  const reportForeign = once(report);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (notPages.test(pathname)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64url');
    const { cookie = '' } = request.headers;
    const signedIn = /(?:^|;\s*)currentUser=[^;\s]/.test(cookie);
    const parts = await readPage();
    const sources = parts.environment;
    reportForeign(foreignSentences(sources, allowed));
    const remembered = rememberedCookies(cookie, isHttps(request));
    if (remembered.length > 0) reply.header('set-cookie', remembered);
    return reply
      .headers(
        answerHeaders({
          kind: 'page',
          sources,
          allowed,
          nonce,
          inline: inlineHash(parts),
          https: isHttps(request),
        }),
      )
      .type('text/html; charset=utf-8')
      .send(composePage(parts, { pathname, signedIn, nonce }));
  }

  // Some browsers request it whatever icon the page names.
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  wellKnownRoutes(app, readPage);
  app.get('/*', {
    handler: sendPage,
    errorHandler: (error, _request, reply) => {
      if (!(error instanceof EnvironmentUnavailable)) throw error;
      report(`${error.message} ${error.hint}`);
      void sendErrorPage(
        reply.header('retry-after', '60'),
        503,
        unavailablePage({ environment, revision: error.revision }),
      );
    },
  });
}

/** Addresses that browsers, devices and people look for on every site. */
function wellKnownRoutes(app: FastifyInstance, readPage: PageOptions['readPage']): void {
  app.get(changePassword.path, (_request, reply) => reply.redirect(changePassword.target, 302));
  app.get(securityTextPath, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText((await readPage()).environment, new Date())),
  );
  for (const path of touchIconPaths)
    app.get(path, async (_request, reply) => reply.redirect(touchIcon((await readPage()).environment), 302));
}

/** Skips sentences that repeat the last ones. */
function once(report: (sentence: string) => void): (sentences: readonly string[]) => void {
  let last = '';
  return (sentences) => {
    const now = sentences.join('\n');
    if (now !== last) for (const sentence of sentences) report(sentence);
    last = now;
  };
}
