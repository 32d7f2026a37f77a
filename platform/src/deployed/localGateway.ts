import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { longestHead } from '@portal/wire';
import { apiProblems, isTimeout, sendFailure, slowestAnswerMs } from '../gateway/apiProxy.ts';
import { reportRoute } from '../gateway/reportRoute.ts';
import { answerForLocal, requestForDeployed, wantsPage } from './deployedHeaders.ts';
import type { DeployedPortal } from './deployedPortal.ts';
import { localFolder, localRemotes, type LocalRemote } from './localRemote.ts';
import { pageEnvironment, withoutPreloads, withReplaced } from './pageEnvironment.ts';
import { reloadElement, reloadRoutes } from './reloadRoutes.ts';

interface LocalGatewayOptions {
  portal: DeployedPortal;
  remotes: readonly LocalRemote[];
  /** For whoever works here: what went wrong. */
  report: (sentence: string) => void;
}

export interface LocalGateway {
  app: FastifyInstance;
  /** Has open pages load anew. */
  tellOfBuild: () => void;
}

const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A deployed portal on this machine, with some remotes of this machine in its pages. */
export async function localGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  const { portal, remotes, report } = options;
  const app = fastify({ forceCloseConnections: true, http: { maxHeaderSize: longestHead } });
  // A name that somebody let point to this machine would give their pages the portal's origin.
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    if (!localNames.test(host)) await reply.code(421).send('This gateway is for this machine only.\n');
  });
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
  const tellOfBuild = reloadRoutes(app);
  await apiElsewhere(app, options);
  await app.register(proxy, { upstream: portal.origin, prefix: '/', ...handedOn(options) });
  return { app, tellOfBuild };
}

/** An API at another host would be asked by a page of another origin than the portal's: it is asked from here instead. */
async function apiElsewhere(app: FastifyInstance, options: LocalGatewayOptions): Promise<void> {
  const { apiBase } = options.portal.environment;
  if (!isElsewhere(apiBase)) return;
  const { origin, pathname } = new URL(apiBase);
  const rewritePrefix = pathname.replace(/\/$/, '');
  await app.register(proxy, { upstream: origin, prefix: ownApi, rewritePrefix, ...handedOn(options) });
}

const ownApi = '/api';

const isElsewhere = (apiBase: string) => /^https?:/.test(apiBase);

type Asked = Pick<FastifyRequest, 'host' | 'headers' | 'method' | 'url'>;

/** How requests are handed on, and answers handed back. */
function handedOn(options: LocalGatewayOptions) {
  const { portal, report } = options;
  return {
    undici: { headersTimeout: slowestAnswerMs, bodyTimeout: slowestAnswerMs },
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: ({ host }: Asked, headers: IncomingHttpHeaders) =>
        requestForDeployed(headers, { own: `http://${host}`, portal: portal.origin }),
      rewriteHeaders: (headers: IncomingHttpHeaders) => answerForLocal(headers, { portal: portal.origin }),
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

/** Pages with the local remotes in them; everything else as it comes. */
async function sendAnswer(options: LocalGatewayOptions, { request, reply, stream }: Answer): Promise<void> {
  const type = reply.getHeader('content-type');
  const isPage = wantsPage(request.headers) && typeof type === 'string' && type.startsWith('text/html');
  if (!isPage || request.method !== 'GET') return void reply.send(stream);
  try {
    await reply.send(localPage(options, await text(stream)));
  } catch (error) {
    options.report(`The page ${request.url.split('?', 1)[0]} broke off: ${String(error)}`);
    sendFailure(reply, apiProblems[502]);
  }
}

/**
 * A page of the deployed portal, with local remotes in place of its own. What carries no environment, such as a notice
 * or a document, stays as it is.
 */
export function localPage({ remotes }: Pick<LocalGatewayOptions, 'remotes'>, page: string): string {
  const said = pageEnvironment(page);
  if (said === undefined || 'problem' in said) return page;
  const { environment } = said;
  const local = localRemotes(remotes);
  const replaced = Object.keys(local).flatMap((name) => environment.remotes[name]?.baseUrl ?? []);
  const apiBase = isElsewhere(environment.apiBase) ? { apiBase: ownApi } : {};
  return withReplaced(withoutPreloads(page, replaced), { remotes: local, ...apiBase }).replace(
    '</head>',
    () => `  ${reloadElement}\n  </head>`,
  );
}
