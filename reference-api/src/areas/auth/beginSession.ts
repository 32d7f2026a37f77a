import type { LoginAnswer } from '@portal/wire-auth';
import type { Services } from '#Services.ts';
import { signAccessToken, type AccessClaims } from './accessToken.ts';
import type { Account } from './accountRepository.ts';
import { newToken } from './opaqueToken.ts';
import { sessionRepository } from './sessionRepository.ts';

function sessionAnswer({ config, secrets }: Pick<Services, 'config' | 'secrets'>) {
  return async (account: Account, session: AccessClaims, refreshToken: string): Promise<LoginAnswer> => ({
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
  });
}

type Needed = Pick<Services, 'db' | 'config' | 'secrets'>;

interface Begun {
  answer: LoginAnswer;
  sessionId: string;
}

/** Begins a session; undefined if the password has changed since the account was read. */
export function beginSession(services: Needed) {
  const sessions = sessionRepository(services);
  const answerWith = sessionAnswer(services);
  return async (account: Account, { remembered }: { remembered: boolean }): Promise<Begun | undefined> => {
    const refreshToken = newToken();
    const session = await sessions.start(account, { token: refreshToken, remembered });
    if (session === undefined) return undefined;
    return { answer: await answerWith(account, session, refreshToken), sessionId: session.sessionId };
  };
}

/** Gives an open session new tokens; undefined if it is over. */
export function joinSession(services: Needed) {
  const sessions = sessionRepository(services);
  const answerWith = sessionAnswer(services);
  return async (account: Account, sessionId: string): Promise<LoginAnswer | undefined> => {
    const refreshToken = newToken();
    const session = await sessions.join(sessionId, refreshToken);
    return session && answerWith(account, session, refreshToken);
  };
}
