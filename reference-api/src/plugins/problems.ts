import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '@portal/node';
import { ContentUnavailable } from '../content-store/ContentStore.ts';
import { HttpError } from '../http/HttpError.ts';
import { refusalPage, refusalPagePolicy } from '../http/refusalPage.ts';
import { toHttpError } from '../http/toHttpError.ts';
import { withoutTokens } from '../http/withoutTokens.ts';

/** Whether a browser opened the address itself, so that a person reads the answer. */
export function wantsPage(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((each) => each.split(';')[0]?.trim());
  return types.includes('text/html') && !types.includes('application/json');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address themselves: browsers get refusals as a page. */
    openedByPeople?: boolean;
  }
}

export function sendProblem(reply: FastifyReply, refusal: HttpError): void {
  void reply
    .code(refusal.statusCode)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.problem);
}

function sendPage(reply: FastifyReply, status: number): void {
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', refusalPagePolicy)
    .serializer((page: string) => page)
    .send(refusalPage(status));
}

/** Database outages are usually short. */
const retrySeconds = 5;

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: HttpError): void {
  const { openedByPeople } = request.routeOptions.config;
  // Required by HTTP; browsers show no dialog for this scheme.
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.statusCode === 503) reply.header('retry-after', retrySeconds);
  if (openedByPeople === true && wantsPage(request.headers.accept)) sendPage(reply, refusal.statusCode);
  else sendProblem(reply, refusal);
}

/** Sends failures as problems or small pages; internal errors are only logged. */
export function problems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toHttpError(error);
    const requested = { method: request.method, url: withoutTokens(request.url) };
    if (error instanceof HttpError) {
      if (refusal.statusCode >= 500) request.log.warn(requested, refusal.detail);
    } else if (refusal.statusCode === 503) {
      const { message } = error as Error;
      const what = error instanceof ContentUnavailable ? 'the store of files' : 'the database';
      request.log.error({ ...requested, code: errorCode(error), reason: message }, `${what} cannot be used`);
    } else if (refusal.statusCode >= 500) request.log.error({ ...requested, err: error }, 'a request failed');
    refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new HttpError(404, 'The API has no such call.')),
  );
}
