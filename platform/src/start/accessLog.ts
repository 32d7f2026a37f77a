import type { FastifyInstance } from 'fastify';

/** Addresses that carry the token of a mailed link as their next part. */
const secretPart = /[/\\](reset_password|passwordless_login|unsubscribe)[/\\].*$/is;

/** As the router reads it; where an escape is broken, as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

/** An address fit for a log: without its query, and without what a mailed link opens with. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#;]/, 1);
  const plain = decoded(path);
  const [, name = ''] = secretPart.exec(plain) ?? [];
  if (name === '') return path.split(/%3[bf]|%23/i, 1)[0] ?? '';
  return `${encodeURI(plain.replace(secretPart, ''))}/${name}/[removed]`;
}

/** Where a gateway writes its access log: nowhere, unless PORTAL_ACCESS_LOG switches it on. */
export const accessLogOf = (
  { logsAccess }: { logsAccess: boolean },
  write: (line: string) => void,
): { writeAccess?: (line: string) => void } => (logsAccess ? { writeAccess: write } : {});

/**
 * Writes a line for each request: when, which one, what was asked and answered, how long it took; "cut off" where the answer
 * did not get to its end, mostly since the visitor left. Nobody's address is in it. To be set up before other hooks answer.
 */
export function accessLog(app: FastifyInstance, write: (line: string) => void): void {
  app.addHook('onRequest', ({ method, url, id }, reply, done) => {
    const start = performance.now();
    reply.raw.once('close', () => {
      const answer = reply.raw.writableEnded ? reply.statusCode : 'cut off';
      const time = `${Math.round(performance.now() - start)} ms`;
      write(`${new Date().toISOString()} ${id} ${method} ${loggedPath(url)} ${answer} ${time}`);
    });
    done();
  });
}
