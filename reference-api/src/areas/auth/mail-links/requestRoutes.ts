import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { servePublic } from '#http/serve.ts';
import { limitAttempts, limitedByAddress } from '#limits/limitAttempts.ts';
import { enqueueLink } from '#mail/queue/mailRepository.ts';
import type { AreaServices } from '#Services.ts';
import { normaliseUsername } from '../accountRepository.ts';

/**
 * Only stores the request. The username is looked up when the mail is sent, so the answer cannot reveal whether it
 * exists.
 */
export function mailRequestRoutes(app: FastifyInstance, services: AreaServices): void {
  const { PORTAL_RATE_LIMIT, PORTAL_MAIL_RATE_LIMIT: max } = services.config;
  const byAddress = (name: string) => limitedByAddress(name, Math.ceil(PORTAL_RATE_LIMIT / 10));
  const keyOf = ({ body }: { body: unknown }) => normaliseUsername((body as { username: string }).username);
  const kinds = [
    [calls.requestPasswordReset, 'reset_password'],
    [calls.requestPasswordlessLogin, 'passwordless_login'],
  ] as const;
  for (const [call, kind] of kinds) {
    const name = `asking for ${kind}`;
    const byUsername = limitAttempts(app, { name, max, minutes: 15, keyOf });
    servePublic(
      app,
      { call, config: byAddress(name), refusals: [429] },
      async ({ body: { username }, reply }) => {
        await byUsername(reply);
        const address = reply.request.ip;
        await enqueueLink(services.db, { kind, username: normaliseUsername(username), address });
        services.mailQueue.wake();
        return true;
      },
    );
  }
}
