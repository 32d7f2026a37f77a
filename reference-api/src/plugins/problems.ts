import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/Refusal.ts';
import { refusalPage, refusalPagePolicy } from '../http/refusalPage.ts';
import { toRefusal } from '../http/toRefusal.ts';
import { wantsPage } from '../http/wantsPage.ts';
import { withoutTokens } from '../http/withoutTokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address themselves: a browser gets its refusal as a page. */
    openedByPeople?: boolean;
  }
}

/** Sends a refusal in the form the asker can read. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.code(refusal.statusCode);
  if (request.routeOptions.config?.openedByPeople === true && wantsPage(request.headers.accept)) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', refusalPagePolicy)
      .serializer((page: string) => page)
      .send(refusalPage(refusal.statusCode));
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.problem);
}

/** Every failure leaves as a problem (or a small page); what went wrong inside is logged and never sent. */
export function problems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.statusCode >= 500) {
      request.log.error(
        { err: error, method: request.method, url: withoutTokens(request.url) },
        'a request failed',
      );
    }
    return refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, new Refusal(404, 'The API has no such call.')),
  );
}
