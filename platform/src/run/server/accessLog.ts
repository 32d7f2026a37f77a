import type { FastifyInstance } from 'fastify';

/** The next segment is the token of a mailed link. */
const secretPart = /[/\\](reset_password|passwordless_login|unsubscribe)[/\\].*$/is;

/** Like the router; in a malformed path only ASCII escapes are decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

/** Removes the query and the tokens of mailed links. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#;]/, 1);
  const plain = decoded(path);
  const [, name = ''] = secretPart.exec(plain) ?? [];
  if (name === '') return path.split(/%3[bf]|%23/i, 1)[0] ?? '';
  return `${encodeURI(plain.replace(secretPart, ''))}/${name}/[removed]`;
}

/** No log unless PORTAL_ACCESS_LOG turns it on. */
export const accessLogOf = (
  { logsAccess }: { logsAccess: boolean },
  write: (line: string) => void,
): { writeAccess?: (line: string) => void } => (logsAccess ? { writeAccess: write } : {});

/**
 * Logs a line per request: time, id, request, status, duration. "cut off": the answer is incomplete, mostly because the
 * visitor left. Contains no visitor's address. Set it up before hooks that answer.
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
