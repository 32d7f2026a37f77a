import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/HttpError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for anyone who runs the portal. */
    forOperators?: boolean;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header carries the operators' token. Takes as long for any other; without a token, nobody is one. */
export function isOperator(token: string | undefined, header: string | undefined): boolean {
  const given = /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? '';
  return token !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** To everybody but operators there is nothing at their addresses. */
export function operators(app: FastifyInstance, { PORTAL_OPERATOR_TOKEN: token }: Config): void {
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const isOpen = routeOptions.config.forOperators !== true || isOperator(token, headers.authorization);
    done(isOpen ? undefined : new HttpError(404, 'The API has no such call.'));
  });
}
