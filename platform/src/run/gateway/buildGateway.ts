import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { longestHead } from '@portal/wire';
import type { Serving } from '../bucket-cache/openServing.ts';
import { answerHeaders, httpsOnly } from '../security/answerHeaders.ts';
import type { PageOrigins } from '../security/pageOrigins.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { ReadStatusPage } from '../status-page/statusPage.ts';
import { statusRoutes } from '../status-page/statusRoutes.ts';
import { operatorsOnly } from '../status-page/operatorsOnly.ts';
import { apiProxy } from './apiProxy.ts';
import { artefactRoutes } from './artefactRoutes.ts';
import type { PageParts } from './page/composePage.ts';
import type { EnvironmentUnavailable } from './currentPage.ts';
import { limitSockets } from './limitSockets.ts';
import { environmentRoute } from './environmentRoute.ts';
import { healthRoute } from './healthRoute.ts';
import { sendErrorPage } from '../error-pages/errorPage.ts';
import { unreadableAddressPage } from '../error-pages/errorPages.ts';
import { accessLog, loggedPath } from '../server/accessLog.ts';
import { shellsNamed } from '#release/pins/shellsNamed.ts';
import { openPreviews } from '../previews/openPreviews.ts';
import { PreviewVisits, previewVisitsRoute } from '../previews/previewVisits.ts';
import { finishAnswers } from '../server/finishAnswers.ts';
import { pageRoutes } from './pageRoutes.ts';
import { withSingleSlash } from './singleSlash.ts';
import { reportRoute } from './reportRoute.ts';

/** Compressing smaller answers would not save a packet. */
const smallestBytes = 1024;

/** Good enough on the fly; released files are stored at maximum compression. */
const quickQuality = 5;

/** Compressed or incompressible answers pass unchanged. */
async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // Requests are decompressed by the API.
    globalDecompression: false,
    threshold: smallestBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } },
  });
}

export interface GatewayOptions extends Serving {
  environment: EnvironmentName;
  apiOrigins: readonly string[];
  /** Data of `/dev/status`; never shown in prod. */
  readStatusPage?: ReadStatusPage;
  /** Identifies operators: outside local only they see `/dev/status`. */
  readOperatorToken?: () => Promise<string | undefined>;
  /** Used instead of what the store has in force. */
  readPage?: () => Promise<PageParts>;
  /** Other hosts for pages, whatever a revision says. @default none */
  pageOrigins?: PageOrigins;
  /** Of signed preview links; without it prod shows no preview. */
  previewKey?: string | undefined;
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies?: readonly string[];
  /** Public address; https makes browsers stay on https. */
  publicUrl?: string;
  /** Takes a line per answer, without tokens; no access log if absent. */
  writeAccess?: (line: string) => void;
  /** Tells the operator what could not be shown, and why. */
  report: (sentence: string) => void;
}

/** For the complete request. */
const slowestRequestMs = 30_000;

/** The portal's front door: pages, released files and the API on one origin. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const isHttps = ({ protocol }: FastifyRequest) =>
    protocol === 'https' || options.publicUrl?.startsWith('https:') === true;
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    // What arrives while it closes is answered; then nothing arrives any more.
    return503OnClosing: false,
    // Links the lines of both logs; an id sent by a visitor is ignored.
    genReqId: () => randomUUID(),
    requestTimeout: slowestRequestMs,
    http: {
      // Node would swap the two if this one were longer, which is the default.
      headersTimeout: slowestRequestMs,
      maxHeaderSize: longestHead,
      connectionsCheckingInterval: slowestRequestMs / 6,
    },
    trustProxy: [...(options.trustedProxies ?? [])],
    frameworkErrors: (_error, request, reply) => {
      if (/^\/(?:artefacts|api)(?:\/|$)/.test(request.url)) void sendText(reply, 400, unreadable);
      else void sendErrorPage(reply, 400, unreadableAddressPage);
    },
  });
  if (options.writeAccess) accessLog(app, options.writeAccess);
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(request)) reply.headers(httpsOnly);
    if (!request.url.startsWith('/api/')) reply.headers(answerHeaders({ kind: 'other' }));
    const single = withSingleSlash(request.url);
    return single === undefined ? undefined : reply.redirect(single, 308);
  });
  finishAnswers(app);
  limitSockets(app.server, { trustedProxies: options.trustedProxies ?? [] });
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, nothingHere));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message } = error as FastifyError;
    // Path traversal; the sender need not learn that it was understood.
    if (statusCode === 403) return sendText(reply, 404, nothingHere);
    if (statusCode < 500) return sendText(reply, statusCode, unreadable);
    options.report(`${request.method} ${loggedPath(request.url)} failed: ${message} (request ${request.id})`);
    return sendText(reply, 500, sorry);
  });
  await compression(app);
  await portalRoutes(app, options, isHttps);
  return app;
}

async function portalRoutes(
  app: FastifyInstance,
  options: GatewayOptions,
  isHttps: (request: FastifyRequest) => boolean,
): Promise<void> {
  const { environment, apiOrigins } = options;
  const { readPage, check, ...previews } = shellsNamed({
    ...options,
    openPreview: openPreviews(options),
  });
  await artefactRoutes(app, { ...options, check, isHttps });
  await apiProxy(app, { apiOrigins, prefix: '/api' });
  await toolRoutes(app, options);
  await reportRoute(app, options.report);
  healthRoute(app, { environment, readPage, apiOrigins });
  const report = ({ message, hint }: EnvironmentUnavailable) => options.report(`${message} ${hint}`);
  environmentRoute(app, { readPage, ...previews, isHttps, report });
  const visits = new PreviewVisits();
  previewVisitsRoute(app, visits, options.readOperatorToken ?? noToken);
  pageRoutes(app, { ...options, readPage, ...previews, visits, isHttps });
}

const noToken = () => Promise.resolve(undefined);

/** None in prod. */
async function toolRoutes(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { environment, apiOrigins, store, readStatusPage, readOperatorToken = noToken } = options;
  // Mails written but not sent. The API shows them only without a mail server.
  if (environment === 'local') await apiProxy(app, { apiOrigins, prefix: '/dev/mailbox' });
  if (environment === 'prod' || readStatusPage === undefined) return;
  const guard = environment === 'local' ? {} : { guard: operatorsOnly(readOperatorToken) };
  statusRoutes(app, '/dev/status', { readStatusPage, store, ...guard });
}

/** Uncached; cannot be taken for a page or a manifest. */
const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .headers(answerHeaders({ kind: 'other' }))
    .type('text/plain; charset=utf-8')
    .send(text);

const nothingHere = 'Not found. / Nicht gefunden.\n';

const unreadable = 'This request cannot be read. / Diese Anfrage ist nicht lesbar.\n';

const sorry =
  'The portal could not answer this. Please try again. / Das Portal konnte dies nicht beantworten. Bitte versuchen Sie es erneut.\n';
