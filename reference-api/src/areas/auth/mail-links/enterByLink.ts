import type { LoginAnswer } from '@portal/wire-auth';
import type { Db } from '#db/Db.ts';
import type { AreaServices } from '#Services.ts';
import type { Account } from '../accountRepository.ts';
import { beginSession, joinSession } from '../beginSession.ts';
import { throttle } from '../throttle/throttle.ts';
import { invalidLink } from './invalidLink.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

const purpose = 'passwordless_login';

interface Entry {
  account: Account;
  answer: LoginAnswer;
}

type Keys = Pick<AreaServices, 'config' | 'secrets'>;

/** The first use: spends the token and records its session. */
async function first(services: Keys & { db: Db }, token: string): Promise<Entry | undefined> {
  const tokens = mailTokenRepository(services.db);
  const account = await tokens.spend({ purpose, token });
  const begun = account && (await beginSession(services)(account, { remembered: false }));
  if (account === undefined || begun === undefined) return undefined;
  await tokens.keepSession(token, begun.sessionId);
  return { account, answer: begun.answer };
}

/** A repeat within the grace time: new tokens for the same session. */
async function again(services: Keys & { db: Db }, token: string): Promise<Entry | undefined> {
  const used = await mailTokenRepository(services.db).findUsed({ purpose, token });
  if (used === undefined || used.sessionId === null) return undefined;
  const answer = await joinSession(services)(used, used.sessionId);
  return answer && { account: used, answer };
}

/** Signs in with a mailed token. Simultaneous uses wait for the first. */
export function enterByLink(
  services: AreaServices,
): (token: string, address: string) => Promise<LoginAnswer> {
  const slow = throttle(services);
  const { db, config, secrets } = services;
  return async (token, address) => {
    const entry = await db.transaction(async (inside) => {
      const tokens = mailTokenRepository(inside);
      // Locks the client's row first, like every password change, to avoid deadlocks.
      await tokens.lockClient({ purpose, token });
      const keys = { db: inside, config, secrets };
      return (await first(keys, token)) ?? (await again(keys, token));
    });
    if (entry === undefined) throw invalidLink();
    const { account, answer } = entry;
    await slow.signIn(account.username, address).succeeded();
    services.audit('passwordless used', { clientId: account.id, address });
    return answer;
  };
}
