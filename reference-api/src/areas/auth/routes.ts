import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/wire';
import { Refusal } from '#http/Refusal.ts';
import { serveOpen } from '#http/serve.ts';
import type { Config } from '#config.ts';
import type { Services } from '#Services.ts';
import { signAccessToken, type AccessClaims } from './accessToken.ts';
import { accountRepository, normaliseUsername } from './accountRepository.ts';
import { limitAttempts } from './limitAttempts.ts';
import { verifyPassword } from './passwords.ts';
import { newRefreshToken, refreshTokenHash, successorOf } from './refreshToken.ts';
import { sessionRepository } from './sessionRepository.ts';

const wrongPair = () =>
  new Refusal(403, 'Check both and try again.', { title: 'The username or password is wrong.' });

function signIn({ db, config, secrets }: Services) {
  const accounts = accountRepository(db);
  const sessions = sessionRepository(db);
  return async ({ body }: { body: { username: string; password: string } }) => {
    const account = await accounts.byUsername(body.username);
    const right = await verifyPassword(body.password, account?.passwordHash);
    if (account === undefined || !right) throw wrongPair();
    const refreshToken = newRefreshToken();
    const session = await sessions.start(account.id, refreshToken);
    await accounts.noteSignIn(account.id);
    return {
      username: account.username,
      token: await signAccessToken(secrets.accessToken, session, config.PORTAL_ACCESS_TOKEN_SECONDS),
      refresh_token: refreshToken,
      first_login: account.firstSignIn,
      contact: {
        name: account.name,
        cris: [],
        external_reference: account.externalReference,
        preferred_language: account.preferredLanguage,
        accepted_terms: account.acceptedTerms,
      },
    };
  };
}

function renew({ db, config, secrets }: Services) {
  const sessions = sessionRepository(db);
  return async ({ body }: { body: { refresh_token: string } }) => {
    const successor = successorOf(secrets.refreshToken, body.refresh_token);
    const rotation = await sessions.rotate(body.refresh_token, successor);
    const session: AccessClaims | undefined = rotation.outcome === 'refused' ? undefined : rotation.session;
    const client = session && (await sessions.clientOf(session));
    if (session === undefined || client === undefined)
      throw new Refusal(401, 'The session is over. Sign in again.');
    return {
      token: await signAccessToken(secrets.accessToken, session, config.PORTAL_ACCESS_TOKEN_SECONDS),
      refresh_token: successor,
      contact: { name: client.name },
    };
  };
}

/**
 * Signing in is limited by address, and more closely by username and address: many clients may share one address.
 * Renewing and ending are limited by token, so that nobody's session suffers from the neighbours'.
 */
function limits(app: FastifyInstance, { PORTAL_RATE_LIMIT: max, PORTAL_ACCOUNT_RATE_LIMIT }: Config) {
  return {
    byAddress: { rateLimit: { max, timeWindow: '1 minute' } },
    byAccount: limitAttempts(app, {
      max: PORTAL_ACCOUNT_RATE_LIMIT,
      keyOf: ({ body, ip }) => `${normaliseUsername((body as { username: string }).username)} ${ip}`,
    }),
    byToken: () =>
      limitAttempts(app, {
        max,
        keyOf: ({ body }) => refreshTokenHash((body as { refresh_token: string }).refresh_token),
      }),
  };
}

/** Signing in, renewing a session, ending it. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const sessions = sessionRepository(services.db);
  const { byAddress, byAccount, byToken } = limits(app, services.config);
  const [open, extend] = [signIn(services), renew(services)];
  const [mayRenew, mayEnd] = [byToken(), byToken()];
  serveOpen(app, { call: calls.auth, config: byAddress, refusals: [403, 429] }, async ({ body, reply }) => {
    await byAccount(reply);
    return open({ body });
  });
  serveOpen(app, { call: calls.refreshAuthToken, refusals: [401, 429] }, async ({ body, reply }) => {
    await mayRenew(reply);
    return extend({ body });
  });
  serveOpen(app, { call: calls.logout, refusals: [429] }, async ({ body, reply }) => {
    await mayEnd(reply);
    await sessions.end(body.refresh_token);
    return { success: true };
  });
}
