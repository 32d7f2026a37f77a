import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { environmentAddress, longestHead, reportErrors } from '@portal/wire';
import { apiProblems, isTimeout, sendFailure, slowestAnswerMs } from '../gateway/apiProxy.ts';
import { reportRoute } from '../gateway/reportRoute.ts';
import { answerForLocal, requestForDeployed } from './deployedHeaders.ts';
import type { DeployedPortal } from './deployedPortal.ts';
import { localOnly } from '../local-builds/localOnly.ts';
import { localFolder, type LocalRemote } from '../local-builds/localRemote.ts';
import { reloadRoutes } from './reloadRoutes.ts';
import { apiHere, environmentWithLocal, isElsewhere, ownApi, pageWithLocal } from './withLocal.ts';

interface ErrorOptions {
  api: string;
  report: (sentence: string) => void;
}

/** Reports page errors here, not to the portal's operators: most come from code being written. */
function errorRoute(app: FastifyInstance, { api, report }: ErrorOptions): void {
  app.post(`${api.replace(/\/$/, '')}/${reportErrors.path}`, (request, reply) => {
    const { data } = reportErrors.body?.safeParse(request.body) ?? {};
    for (const { remote, version, message, path } of data?.reports ?? []) {
      report(`${remote} ${version} failed on ${path}: ${message}`);
    }
    return reply.send({ success: true });
  });
}

interface LocalGatewayOptions {
  portal: DeployedPortal;
  remotes: readonly LocalRemote[];
  report: (sentence: string) => void;
}

export interface LocalGateway {
  app: FastifyInstance;
  /** Reloads open pages. */
  tellOfBuild: () => void;
}

/** A deployed portal with some local remotes in its pages. */
export async function localGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  const { portal, remotes, report } = options;
  const app = fastify({ forceCloseConnections: true, http: { maxHeaderSize: longestHead } });
  localOnly(app);
  for (const remote of remotes) {
    await app.register(staticFiles, {
      root: remote.files,
      prefix: localFolder(remote),
      decorateReply: false,
      index: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-store');
      },
    });
  }
  await reportRoute(app, report);
  errorRoute(app, { api: apiHere(portal.environment), report });
  const tellOfBuild = reloadRoutes(app);
  await apiElsewhere(app, options);
  await app.register(proxy, { upstream: portal.origin, prefix: '/', ...handedOn(options) });
  return { app, tellOfBuild };
}

/** An API on another host is called from here, since local pages are not of the portal's origin. */
async function apiElsewhere(app: FastifyInstance, options: LocalGatewayOptions): Promise<void> {
  const { apiBase } = options.portal.environment;
  if (!isElsewhere(apiBase)) return;
  const { origin, pathname } = new URL(apiBase);
  const rewritePrefix = pathname.replace(/\/$/, '');
  await app.register(proxy, { upstream: origin, prefix: ownApi, rewritePrefix, ...handedOn(options) });
}

type Asked = Pick<FastifyRequest, 'host' | 'headers' | 'method' | 'url'>;

function handedOn(options: LocalGatewayOptions) {
  const { portal, report } = options;
  return {
    undici: { headersTimeout: slowestAnswerMs, bodyTimeout: slowestAnswerMs },
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request: Asked, headers: IncomingHttpHeaders) => {
        const sent = requestForDeployed(headers, { own: `http://${request.host}`, portal: portal.origin });
        // Altered answers must not be compressed.
        return mayBeAltered(request) ? { ...sent, 'accept-encoding': 'identity' } : sent;
      },
      rewriteHeaders: (headers: IncomingHttpHeaders, request?: Asked) => {
        const answer = answerForLocal(headers, { portal: portal.origin });
        if (request && mayBeAltered(request)) delete answer['content-length'];
        return answer;
      },
      onResponse: (request: Asked, reply: unknown, answer: unknown) => {
        const { stream } = answer as { stream: Readable };
        void sendAnswer(options, { request, reply: reply as FastifyReply, stream });
      },
      onError: (reply: unknown, { error }: { error: Error }) => {
        report(`${portal.origin} did not answer: ${error.message}`);
        sendFailure(reply, apiProblems[isTimeout(error) ? 504 : 502]);
      },
    },
  };
}

interface Answer {
  request: Asked;
  reply: FastifyReply;
  stream: Readable;
}

/** Puts local remotes into pages and environment; passes on everything else. */
async function sendAnswer(
  { remotes, report }: LocalGatewayOptions,
  { request, reply, stream }: Answer,
): Promise<void> {
  const type = reply.getHeader('content-type');
  const change =
    reply.statusCode === 200 && typeof type === 'string' ? alterationOf(request, type) : undefined;
  if (change === undefined) return void reply.send(stream);
  try {
    await reply.send(change(await text(stream), remotes));
  } catch (error) {
    report(`${pathOf(request)} broke off: ${String(error)}`);
    sendFailure(reply, apiProblems[502]);
  }
}

const pathOf = ({ url }: Asked) => url.split('?', 1)[0];

/** Only a page opened as such, and the environment. */
const mayBeAltered = (request: Asked) =>
  request.method === 'GET' &&
  (pathOf(request) === environmentAddress || request.headers.accept?.includes('text/html') === true);

/** Undefined if the answer stays as it is. */
function alterationOf(request: Asked, type: string) {
  if (!mayBeAltered(request)) return undefined;
  if (type.startsWith('text/html')) return pageWithLocal;
  return pathOf(request) === environmentAddress ? environmentWithLocal : undefined;
}
