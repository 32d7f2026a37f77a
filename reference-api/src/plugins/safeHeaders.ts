import type { FastifyInstance } from 'fastify';

/**
 * Answers belong to one client and one moment: nothing on the way may keep or reinterpret them, and opened by
 * themselves they load and run nothing. What people open (documents, pages) brings a policy of its own. The opener
 * policy is the portal's, so that it keeps hold of the tab in which it opens a download. HSTS is the gateway's
 * matter: only there is it known whether the portal is served by https.
 */
export const answerHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Gives every answer the safe headers before its route is asked. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders).header('x-request-id', request.id);
    done();
  });
}
