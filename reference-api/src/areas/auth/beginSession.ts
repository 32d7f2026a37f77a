import type { LoginAnswer } from '@portal/wire-auth';
import type { Services } from '#Services.ts';
import { signAccessToken } from './accessToken.ts';
import type { Account } from './accountRepository.ts';
import { newToken } from './opaqueToken.ts';
import { sessionRepository } from './sessionRepository.ts';

/** Begins a session and answers what the portal keeps of it; undefined when the password has changed since it was read. */
export function beginSession({ db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>) {
  const sessions = sessionRepository({ db, config });
  return async (
    account: Account,
    { remembered }: { remembered: boolean },
  ): Promise<LoginAnswer | undefined> => {
    const refreshToken = newToken();
    const session = await sessions.start(account, { token: refreshToken, remembered });
    if (session === undefined) return undefined;
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
