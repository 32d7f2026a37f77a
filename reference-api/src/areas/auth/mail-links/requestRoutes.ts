import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveOpen } from '#http/serve.ts';
import { limitAttempts, limitedByAddress } from '#limits/limitAttempts.ts';
import { writeLinkMail } from '#mail/writeMail.ts';
import type { AreaServices } from '#Services.ts';
import { normaliseUsername } from '../accountRepository.ts';
import { newToken } from '../opaqueToken.ts';
import { mailTokenRepository, type MailPurpose } from './mailTokenRepository.ts';

const audited = { reset_password: 'reset requested', passwordless_login: 'passwordless requested' } as const;

interface Wish {
  purpose: MailPurpose;
  username: string;
  address: string;
}

/** What happens after the answer: whether there is such a client is found out, and their link is written. */
function linkFor({ db, config, audit }: AreaServices, { purpose, username, address }: Wish) {
  return async () => {
    const token = newToken();
    const client = await mailTokenRepository(db).issue(username, { purpose, token });
    audit(audited[purpose], { clientId: client?.id, username, address });
    return client && writeLinkMail({ purpose, client, token, publicUrl: config.PORTAL_PUBLIC_URL });
  };
}

/** Asking for a link by mail. Before the answer nothing is done that could tell a known username from an unknown one. */
export function mailRequestRoutes(app: FastifyInstance, services: AreaServices): void {
  const { PORTAL_RATE_LIMIT, PORTAL_MAIL_RATE_LIMIT: max } = services.config;
  const byAddress = (name: string) => limitedByAddress(name, Math.ceil(PORTAL_RATE_LIMIT / 10));
  const keyOf = ({ body }: { body: unknown }) => normaliseUsername((body as { username: string }).username);
  const kinds = [
    [calls.requestPasswordReset, 'reset_password'],
    [calls.requestPasswordlessLogin, 'passwordless_login'],
  ] as const;
  for (const [call, purpose] of kinds) {
    const name = `asking for ${purpose}`;
    const byUsername = limitAttempts(app, { name, max, minutes: 15, keyOf });
    serveOpen(
      app,
      { call, config: byAddress(name), refusals: [429] },
      async ({ body: { username }, reply }) => {
        await byUsername(reply);
        services.mailQueue.add(purpose, linkFor(services, { purpose, username, address: reply.request.ip }));
        return true;
      },
    );
  }
}
