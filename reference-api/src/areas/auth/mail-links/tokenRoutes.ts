import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { servePublic } from '#http/serve.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import type { AreaServices } from '#Services.ts';
import { enterByLink } from './enterByLink.ts';
import { resetByLink } from './resetByLink.ts';

export function mailTokenRoutes(app: FastifyInstance, services: AreaServices): void {
  const { PORTAL_RATE_LIMIT: max } = services.config;
  const refusals = [403, 429];
  const change = resetByLink(services);
  const open = enterByLink(services);
  servePublic(
    app,
    { call: calls.resetPassword, config: limitedByAddress('resetting', max), refusals },
    async ({ body, reply }) => {
      const client = await change(body);
      if (client !== undefined) {
        services.audit('password reset', { clientId: client.id, address: reply.request.ip });
        services.mailQueue.wake();
      }
      return { success: true };
    },
  );
  servePublic(
    app,
    { call: calls.passwordlessLogin, config: limitedByAddress('entering', max), refusals },
    ({ body, reply }) => open(body.passwordless_token, reply.request.ip),
  );
}
