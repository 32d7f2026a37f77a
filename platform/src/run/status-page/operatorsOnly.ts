import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Sent as bearer, or as the password of any user name. */
function tokenIn(header: string): string {
  const [, kind = '', value = ''] = /^(Bearer|Basic) ([\w.~+/=-]+)$/i.exec(header) ?? [];
  if (kind.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

/** Browsers prompt for the token as a password. Responds 404 if no token is set. */
export function operatorsOnly(readToken: () => Promise<string | undefined>) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = await readToken();
    if (token === undefined) return reply.callNotFound();
    const given = tokenIn(headers.authorization ?? '');
    if (timingSafeEqual(digest(given), digest(token))) return;
    await reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Operators", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('This page is for operators: their token is the password.\n');
  };
}
