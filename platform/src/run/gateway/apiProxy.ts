import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Problem } from '@portal/wire';
import { sendErrorPage } from '../error-pages/errorPage.ts';
import { apiDownPage } from '../error-pages/errorPages.ts';
import { answerHeaders } from '../security/answerHeaders.ts';
import { connectToOneOf } from './connectToOneOf.ts';

/** Longer than any call may take, shorter than a browser's own timeout. */
const slowestAnswerMs = 60_000;

/** Read by the portal's code when the API does not answer. It has a text of its own for readers, in their language. */
const apiProblems: Record<502 | 504, Problem> = {
  502: { status: 502, title: 'The API cannot be reached' },
  504: { status: 504, title: 'The API did not answer in time' },
};

interface ApiPlace {
  /** The API processes: http, without a path. */
  apiOrigins: readonly string[];
  /** First path segment of the API's addresses, such as `/api`. */
  prefix: string;
}

/** As much as the API accepts. */
const longestBody = 64 * 1024;

/**
 * Reads the whole body before taking one of the few API connections, which a slow body would otherwise hold. Compressed
 * bodies stay compressed.
 */
function readBodiesFirst(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: longestBody },
    (_request, body, done) => done(null, Readable.from([body])),
  );
  app.setErrorHandler((error, _request, reply) => {
    if ((error as FastifyError).statusCode !== 413) throw error;
    sendFailure(reply, tooLarge);
  });
}

const tooLarge: Problem = { status: 413, title: 'The request is too large.' };

/** Forwards addresses unchanged, so that page and API share one origin. */
export async function apiProxy(app: FastifyInstance, place: ApiPlace): Promise<void> {
  await app.register(async (inside) => {
    readBodiesFirst(inside);
    await handOn(inside, place);
  });
}

async function handOn(app: FastifyInstance, { apiOrigins, prefix }: ApiPlace): Promise<void> {
  await app.register(proxy, {
    proxyPayloads: false,
    upstream: apiOrigins[0] ?? '',
    prefix,
    rewritePrefix: prefix,
    undici: {
      headersTimeout: slowestAnswerMs,
      bodyTimeout: slowestAnswerMs,
      connect: connectToOneOf(apiOrigins),
    },
    replyOptions: {
      // A stopping process cuts off calls. Only the client decides whether to repeat one that changes something.
      retryDelay: ({ err, req, attempt }) =>
        attempt === 0 && isCutOff(err) && isSafe(req.method) ? 1 : null,
      // A visitor's own forwarding headers are not trusted; see trustedProxies.
      rewriteRequestHeaders: ({ id, ip, host, protocol }, headers) => ({
        // The gateway already sent "continue".
        ...without(without(headers, 'forwarded'), 'expect'),
        'x-request-id': id,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
      }),
      onError: (reply, { error }) => sendFailure(reply, apiProblems[isTimeout(error) ? 504 : 502]),
    },
  });
}

const isCutOff = (error: Error | null | undefined) =>
  error !== null &&
  error !== undefined &&
  'code' in error &&
  ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String(error.code));

const isSafe = (method: unknown) => method === 'GET' || method === 'HEAD';

const without = <Value>(headers: Record<string, Value>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

const isTimeout = (error: Error) => 'statusCode' in error && error.statusCode === 504;

/** Sends a problem to code, or a page to anyone who opened the address in a tab. */
function sendFailure(reply: unknown, problem: Problem): void {
  const answer = reply as FastifyReply;
  if (answer.request.headers.accept?.includes('text/html')) {
    void sendErrorPage(answer, problem.status, apiDownPage);
    return;
  }
  void answer
    .code(problem.status)
    .headers(answerHeaders({ kind: 'other' }))
    .type('application/problem+json')
    .send(problem);
}
