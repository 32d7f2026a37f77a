import { sql } from 'drizzle-orm';
import { limitRepository } from '#limits/limitRepository.ts';
import type { AreaServices } from '#Services.ts';
import type { Account } from '../accountRepository.ts';
import { tokenHash } from '../opaqueToken.ts';
import { demandNew, demandRules } from '../passwordFault.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { repeatGraceSeconds } from '../repeatGrace.ts';
import { replacePassword } from '../replacePassword.ts';
import { invalidLink } from './invalidLink.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

const purpose = 'reset_password';

interface Reset {
  reset_token: string;
  new_password: string;
}

/** Repeats that are compared: a spent link must not allow guessing the password. */
const mostRepeats = 5;

/** Whether the same token has just set the same password, which is still in force. */
function hasJustSucceeded({ db }: AreaServices) {
  const limits = limitRepository(db);
  return async ({ reset_token: token, new_password: newPassword }: Reset): Promise<boolean> => {
    const used = await mailTokenRepository(db).findUsed({ purpose, token });
    if (used === undefined) return false;
    const { current } = await limits.count(`repeat of ${tokenHash(token)}`, repeatGraceSeconds * 1000);
    return current <= mostRepeats && (await verifyPassword(newPassword, used.passwordHash));
  };
}

/** Both or neither. Returns whether it did. */
async function store(
  { db }: AreaServices,
  { id }: Account,
  { token, newHash }: { token: string; newHash: string },
): Promise<boolean> {
  return db.transaction(async (inside) => {
    // Locks the client's row first, like every password change, so that two of them wait for each other.
    await inside.query(sql`select from clients where id = ${id} for update`);
    const spent = await mailTokenRepository(inside).spend({ purpose, token });
    return spent !== undefined && replacePassword(inside, spent, newHash);
  });
}

/**
 * Sets the password and spends the token, both or neither. Undefined if the same reset has just succeeded.
 * @throws HttpError 400 if the password cannot be used, 403 if the link is invalid
 */
export function resetByLink(services: AreaServices): (reset: Reset) => Promise<Account | undefined> {
  const isRepeat = hasJustSucceeded(services);
  return async (reset) => {
    const { reset_token: token, new_password: newPassword } = reset;
    demandRules(newPassword);
    const account = await mailTokenRepository(services.db).find({ purpose, token });
    if (account !== undefined) {
      await demandNew(newPassword, account.passwordHash);
      const newHash = await hashPassword(newPassword, services.config.PORTAL_PASSWORD_POWER);
      if (await store(services, account, { token, newHash })) return account;
    }
    if (await isRepeat(reset)) return undefined;
    throw invalidLink();
  };
}
