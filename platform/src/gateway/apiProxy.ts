import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Problem } from '@portal/wire';

/** Longer than any call of the portal may take, shorter than a browser's own patience. */
const slowestAnswerMs = 60_000;

const unreachable: Problem = {
  status: 502,
  title: 'The API cannot be reached',
  detail: 'The portal’s server does not answer at the moment. Please try again in a moment.',
};

const tooSlow: Problem = {
  status: 504,
  title: 'The API did not answer in time',
  detail: 'The portal’s server took too long to answer. Please try again in a moment.',
};

/** Hands `/api` on to the API as it is, so that page and API share one origin. */
export async function apiProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await app.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: slowestAnswerMs, bodyTimeout: slowestAnswerMs },
    replyOptions: {
      // Repeating a call is for the client to decide.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'], request.ip].filter(Boolean).join(', '),
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => sendProblem(reply, isTimeout(error) ? tooSlow : unreachable),
    },
  });
}

const isTimeout = (error: Error) => 'statusCode' in error && error.statusCode === 504;

function sendProblem(reply: unknown, problem: Problem): void {
  const answer = reply as FastifyReply;
  void answer
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem);
}
