import type { FastifyInstance } from 'fastify';

/**
 * Nothing may cache or reinterpret answers; opened directly, they load and run nothing. Documents and pages set their
 * own policy. The opener policy is the portal's, so that it keeps control of the tab of a download. HSTS is left to the
 * gateway, which knows whether https is used.
 */
export const answerHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Sets the headers before the route runs. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders).header('x-request-id', request.id);
    done();
  });
}
