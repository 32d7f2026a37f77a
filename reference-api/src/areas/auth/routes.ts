import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/wire';
import { Refusal } from '#http/Refusal.ts';
import { serveOpen } from '#http/serve.ts';
import type { Services } from '#Services.ts';
import { signAccessToken, type AccessClaims } from './accessToken.ts';
import { accountRepository } from './accountRepository.ts';
import { verifyPassword } from './passwords.ts';
import { newRefreshToken, successorOf } from './refreshToken.ts';
import { sessionRepository } from './sessionRepository.ts';

function signIn({ db, config, secrets }: Services) {
  const accounts = accountRepository(db);
  const sessions = sessionRepository(db);
  return async ({ body }: { body: { username: string; password: string } }) => {
    const account = await accounts.byUsername(body.username);
    const right = await verifyPassword(body.password, account?.passwordHash);
    if (account === undefined || !right) throw new Refusal(403, 'The username or the password is wrong.');
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

/** Signing in, renewing a session, ending it. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const config = { rateLimit: { max: services.config.PORTAL_RATE_LIMIT, timeWindow: '1 minute' } };
  const sessions = sessionRepository(services.db);
  serveOpen(app, { call: calls.auth, config }, signIn(services));
  serveOpen(app, { call: calls.refreshAuthToken, config }, renew(services));
  serveOpen(app, { call: calls.logout, config }, async ({ body }) => {
    await sessions.end(body.refresh_token);
    return { success: true };
  });
}
