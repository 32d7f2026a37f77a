import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/HttpError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    forOperators?: boolean;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. Without a configured token, nobody is an operator. */
export function isOperator(token: string | undefined, header: string | undefined): boolean {
  const given = /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? '';
  return token !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Everyone else gets 404. */
export function operators(app: FastifyInstance, { PORTAL_OPERATOR_TOKEN: token }: Config): void {
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const isOpen = routeOptions.config.forOperators !== true || isOperator(token, headers.authorization);
    done(isOpen ? undefined : new HttpError(404, 'The API has no such call.'));
  });
}
