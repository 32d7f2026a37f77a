import type { FastifyInstance } from 'fastify';

/** Addresses that carry the token of a mailed link as their next part. */
const secretPart = /\/(reset_password|passwordless_login|unsubscribe)\/.*$/i;

/** An address fit for a log: without its query, and without what a mailed link opens with. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#;]/, 1)[0] ?? '').replace(secretPart, '/$1/[removed]');

/** Writes a line for each answer: when, which request, what was asked and answered, how long it took. Nobody's address is in it. */
export function accessLog(app: FastifyInstance, write: (line: string) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id } = request;
    const answer = `${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`;
    write(`${new Date().toISOString()} ${id} ${method} ${loggedPath(url)} ${answer}`);
    done();
  });
}
