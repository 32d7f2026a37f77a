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
import { accessLog, loggedPath } from '../start/accessLog.ts';
import { shellsNamed } from '../pins/shellsNamed.ts';
import { finishAnswers } from '../start/finishAnswers.ts';
import { pageRoutes } from './pageRoutes.ts';
import { withSingleSlash } from './singleSlash.ts';
import { reportRoute } from './reportRoute.ts';

/** Smaller answers would not fit into fewer packets. */
const smallestBytes = 1024;

/** Good enough for answers made on the spot; released files lie in the store compressed as well as can be. */
const quickQuality = 5;

/** Compresses pages and the API's answers on their way; what comes compressed or cannot shrink passes as it is. */
async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // What is sent to the API is the API's to read.
    globalDecompression: false,
    threshold: smallestBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } },
  });
}

export interface GatewayOptions extends Serving {
  environment: EnvironmentName;
  /** Where the processes of the API are. */
  apiOrigins: readonly string[];
  /** What runs where and how it is, for `/dev/status`; never shown in prod. */
  readStatusPage?: ReadStatusPage;
  /** By what operators are known: outside local they alone see `/dev/status`. */
  readOperatorToken?: () => Promise<string | undefined>;
  /** What pages are made of, when that is not what the store has in force. */
  readPage?: () => Promise<PageParts>;
  /** Which other hosts pages may load from and talk to, whatever a revision says. @default none */
  pageOrigins?: PageOrigins;
  /** Addresses and networks of proxies before the gateway, whose word on where a visitor comes from counts. */
  trustedProxies?: readonly string[];
  /** Where browsers find the portal; they are held to https when it says https. */
  publicUrl?: string;
  /** Takes a line for each answer, without tokens; no such log when left out. */
  writeAccess?: (line: string) => void;
  /** For the operator, in a sentence: what a visitor could not be shown, and why. */
  report: (sentence: string) => void;
}

/** A request must be there as a whole within this time. */
const slowestRequestMs = 30_000;

/** The portal's front door: pages, released files, and the API on one origin. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const isHttps = ({ protocol }: FastifyRequest) =>
    protocol === 'https' || options.publicUrl?.startsWith('https:') === true;
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    // One for each request, by which lines of both logs are found; what a visitor sends is not taken for it.
    genReqId: () => randomUUID(),
    requestTimeout: slowestRequestMs,
    http: {
      // Node would swap the two if this one were the longer, as it is by itself.
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
    // A path that leads out of its folder: anyone who sent it need not learn that it was understood.
    if (statusCode === 403) return sendText(reply, 404, nothingHere);
    if (statusCode < 500) return sendText(reply, statusCode, unreadable);
    options.report(`${request.method} ${loggedPath(request.url)} failed: ${message} (request ${request.id})`);
    return sendText(reply, 500, sorry);
  });
  await compression(app);
  const { environment } = options;
  const { readPage, check } = shellsNamed(options);
  await artefactRoutes(app, { ...options, check });
  const { apiOrigins } = options;
  await apiProxy(app, { apiOrigins, prefix: '/api' });
  await toolRoutes(app, options);
  await reportRoute(app, options.report);
  healthRoute(app, { environment, readPage, apiOrigins });
  const report = ({ message, hint }: EnvironmentUnavailable) => options.report(`${message} ${hint}`);
  environmentRoute(app, { readPage, report });
  pageRoutes(app, { ...options, readPage, isHttps });
  return app;
}

/** What people who try or run the portal look at; nothing of it is there in prod. */
async function toolRoutes(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const {
    environment,
    apiOrigins,
    readStatusPage,
    readOperatorToken = () => Promise.resolve(undefined),
  } = options;
  // Mails that were written but not sent. The API shows them only without a mail server.
  if (environment === 'local') await apiProxy(app, { apiOrigins, prefix: '/dev/mailbox' });
  if (environment === 'prod' || readStatusPage === undefined) return;
  const guard = environment === 'local' ? {} : { guard: operatorsOnly(readOperatorToken) };
  statusRoutes(app, '/dev/status', { readStatusPage, ...guard });
}

/** A short text that nothing keeps and that can be taken for neither a page nor a manifest. */
const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .headers(answerHeaders({ kind: 'other' }))
    .type('text/plain; charset=utf-8')
    .send(text);

/** What an address without anything says, in both languages. */
export const nothingHere = 'Not found. / Nicht gefunden.\n';

const unreadable = 'This request cannot be read. / Diese Anfrage ist nicht lesbar.\n';

const sorry =
  'The portal could not answer this. Please try again. / Das Portal konnte dies nicht beantworten. Bitte versuchen Sie es erneut.\n';
