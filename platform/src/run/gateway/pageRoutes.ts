import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { foreignSentences, ownHostOnly, type PageOrigins } from '../security/pageOrigins.ts';
import { answerHeaders } from '../security/answerHeaders.ts';
import { rememberedCookies } from '../security/rememberedCookies.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { composePage, inlineHash, type PageParts } from './page/composePage.ts';
import { EnvironmentUnavailable } from './currentPage.ts';
import { PreviewRefused, type OpenPreview } from '../previews/openPreviews.ts';
import { keepNewest } from '../previews/keepNewest.ts';
import { requestedPreview, followLink, openToken } from '../previews/previewLink.ts';
import type { PreviewVisits } from '../previews/previewVisits.ts';
import { previewPage } from '../previews/previewPages.ts';
import { sendErrorPage } from '../error-pages/errorPage.ts';
import { changePassword, securityText, securityTextPath, touchIcon, touchIconPaths } from './wellKnown.ts';
import { unavailablePage } from '../error-pages/errorPages.ts';

interface PageOptions {
  environment: EnvironmentName;
  readPage: () => Promise<PageParts>;
  openPreview: OpenPreview;
  visits: PreviewVisits;
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
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { readPage, openPreview, visits, isHttps, pageOrigins: allowed = ownHostOnly } = options;
  const reportForeign = once(options.report);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (notPages.test(pathname)) return reply.callNotFound();
    const requested = requestedPreview(request.url);
    if (requested !== undefined) {
      // Only into a preview that can be shown.
      if ('token' in requested)
        visits.note((await openPreview(requested.token)).environment.preview?.id ?? '');
      return followLink(reply, { url: request.url, isHttps: isHttps(request), ...requested });
    }
    const token = openToken({ headers: request.headers, isHttps: isHttps(request) });
    const parts = await (token === undefined ? readPage() : openPreview(token));
    reportForeign(foreignSentences(parts.environment, allowed));
    return sendComposed(request, reply, { parts, pathname, allowed, https: isHttps(request) });
  }

  // Some browsers request it whatever icon the page names.
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  wellKnownRoutes(app, readPage);
  app.get('/*', {
    handler: sendPage,
    errorHandler: (error, _request, reply) => sendFault(error, reply, options),
  });
}

interface Composing {
  parts: PageParts;
  pathname: string;
  allowed: PageOrigins;
  https: boolean;
}

function sendComposed(
  { headers: { cookie = '' } }: FastifyRequest,
  reply: FastifyReply,
  { parts, pathname, allowed, https }: Composing,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const signedIn = /(?:^|;\s*)currentUser=[^;\s]/.test(cookie);
  const remembered = rememberedCookies(cookie, https);
  if (remembered.length > 0) reply.header('set-cookie', remembered);
  const sources = parts.environment;
  return reply
    .headers(answerHeaders({ kind: 'page', sources, allowed, nonce, inline: inlineHash(parts), https }))
    .type('text/html; charset=utf-8')
    .send(composePage(parts, { pathname, signedIn, nonce }));
}

/** Why a page, or the preview that was asked for, cannot be shown. */
function sendFault(
  error: Error,
  reply: FastifyReply,
  { environment, report }: Pick<PageOptions, 'environment' | 'report'>,
): void {
  if (error instanceof PreviewRefused) {
    const { status, page } = previewPage(error.problem, { environment, url: reply.request.url });
    if (error.cause instanceof UserFacingError) report(`${error.cause.message} ${error.cause.hint}`);
    void sendErrorPage(reply, status, page);
    return;
  }
  if (!(error instanceof EnvironmentUnavailable)) throw error;
  report(`${error.message} ${error.hint}`);
  const { revision } = error;
  void sendErrorPage(reply.header('retry-after', '60'), 503, unavailablePage({ environment, revision }));
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

const mostSentences = 100;

/** Skips sentences that were logged before; they name their revision. */
function once(report: (sentence: string) => void): (sentences: readonly string[]) => void {
  const said = new Set<string>();
  return (sentences) => {
    for (const sentence of sentences) {
      if (!said.has(sentence)) report(sentence);
      said.add(sentence);
    }
    keepNewest(said, mostSentences);
  };
}
