import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { servePublic } from '#http/serve.ts';
import { limitAttempts, limitedByAddress } from '#limits/limitAttempts.ts';
import type { Config } from '#config.ts';
import type { AreaServices } from '#Services.ts';
import { signAccessToken } from './accessToken.ts';
import { normaliseUsername } from './accountRepository.ts';
import { tokenHash, successorOf } from './opaqueToken.ts';
import { sessionRepository } from './sessionRepository.ts';
import { signIn } from './signIn.ts';

interface Renewal {
  body: { refresh_token: string };
  reply: FastifyReply;
}

const sessionOver = () => new HttpError(401, 'The session has ended. Log in again.');

function renew({ db, config, secrets, audit }: AreaServices) {
  const sessions = sessionRepository({ db, config });
  return async ({ body, reply }: Renewal) => {
    const successor = successorOf(secrets.refreshToken, body.refresh_token);
    const rotation = await sessions.rotate(body.refresh_token, successor);
    if (rotation.outcome === 'refused') throw sessionOver();
    const { outcome, session } = rotation;
    if (outcome === 'reused') {
      audit('reuse of a refresh token', { clientId: session.clientId, address: reply.request.ip });
      throw sessionOver();
    }
    const client = await sessions.clientOf(session);
    if (client === undefined) throw sessionOver();
    return {
      token: await signAccessToken(secrets.accessToken, session, config.PORTAL_ACCESS_TOKEN_SECONDS),
      refresh_token: successor,
      contact: { name: client.name },
    };
  };
}

const tokenIn = ({ body }: FastifyRequest) => (body as Renewal['body']).refresh_token;

/**
 * Limits by token, so that clients who share an address do not affect each other. Unknown tokens share one limit per
 * address.
 */
function limitsByToken(app: FastifyInstance, services: AreaServices) {
  const { PORTAL_RATE_LIMIT: max } = services.config;
  const sessions = sessionRepository(services);
  const ofStrangers = limitAttempts(app, { name: 'tokens of nobody', max, keyOf: ({ ip }) => ip });
  return (name: string) => {
    const ofToken = limitAttempts(app, { name, max, keyOf: (request) => tokenHash(tokenIn(request)) });
    return async (reply: FastifyReply) =>
      (await sessions.knows(tokenIn(reply.request))) ? ofToken(reply) : ofStrangers(reply);
  };
}

/** Limits by address, and more strictly by username and address, since many clients may share an address. */
function limits(app: FastifyInstance, { PORTAL_RATE_LIMIT: max, PORTAL_ACCOUNT_RATE_LIMIT }: Config) {
  return {
    byAddress: limitedByAddress('signing in', max),
    byAccount: limitAttempts(app, {
      name: 'signing in as',
      max: PORTAL_ACCOUNT_RATE_LIMIT,
      keyOf: ({ body, ip }) => `${normaliseUsername((body as { username: string }).username)} ${ip}`,
    }),
  };
}

export function authRoutes(app: FastifyInstance, services: AreaServices): void {
  const sessions = sessionRepository(services);
  const { byAddress, byAccount } = limits(app, services.config);
  const byToken = limitsByToken(app, services);
  const open = signIn(services);
  const extend = renew(services);
  const mayRenew = byToken('renewing');
  const mayEnd = byToken('ending');
  servePublic(app, { call: calls.auth, config: byAddress, refusals: [403, 429] }, async ({ body, reply }) => {
    await byAccount(reply);
    return open({ body, reply });
  });
  servePublic(app, { call: calls.refreshAuthToken, refusals: [401, 429] }, async ({ body, reply }) => {
    await mayRenew(reply);
    return extend({ body, reply });
  });
  servePublic(app, { call: calls.logout, refusals: [429] }, async ({ body, reply }) => {
    await mayEnd(reply);
    const clientId = await sessions.end(body.refresh_token, body.replaced_by);
    if (clientId !== undefined) services.audit('signed out', { clientId, address: reply.request.ip });
    return { success: true };
  });
}
