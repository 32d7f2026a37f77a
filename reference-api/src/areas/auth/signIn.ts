import type { LoginAnswer } from '@portal/wire-auth';
import { HttpError } from '#http/HttpError.ts';
import type { AreaServices } from '#Services.ts';
import type { FastifyReply } from 'fastify';
import { accountRepository, type Account } from './accountRepository.ts';
import { beginSession } from './beginSession.ts';
import { hashOfNobody, hashPassword, isAtCost, verifyPassword } from './passwords.ts';
import { throttle } from './throttle/throttle.ts';
import { tryLater } from '#limits/limitAttempts.ts';

interface Attempt {
  body: { username: string; password: string; remember_me?: true | undefined };
  reply: FastifyReply;
}

const wrongPair = () =>
  new HttpError(403, 'Check both and try again.', { title: 'The username or password is wrong.' });

/** @throws HttpError 403 if username or password is wrong, 429 after too many failures */
export function signIn(services: AreaServices): (attempt: Attempt) => Promise<LoginAnswer> {
  const accounts = accountRepository(services.db);
  const begin = beginSession(services);
  const slow = throttle(services);
  const { PORTAL_PASSWORD_POWER: power } = services.config;
  const nobody = hashOfNobody(power);

  /** Renews a hash of another cost, unless another login is doing so. */
  async function atCost(account: Account, password: string): Promise<Account> {
    if (isAtCost(account.passwordHash, power)) return account;
    const renewed = await hashPassword(password, power);
    if (await accounts.rehash(account, renewed)) return { ...account, passwordHash: renewed };
    const now = await accounts.byId(account.id);
    const isRenewed = now !== undefined && (await verifyPassword(password, now.passwordHash));
    return isRenewed ? now : account;
  }

  return async ({ body: { username, password, remember_me }, reply }) => {
    const trial = slow.signIn(username, reply.request.ip);
    const [account, wait] = await Promise.all([accounts.byUsername(username), trial.wait()]);
    const who = { clientId: account?.id, username, address: reply.request.ip };
    if (wait > 0) {
      services.audit('sign-in slowed', who);
      tryLater(reply, wait);
    }
    const right = await verifyPassword(password, account?.passwordHash ?? nobody);
    const begun =
      right && account
        ? await begin(await atCost(account, password), { remembered: remember_me === true })
        : undefined;
    if (begun === undefined) {
      await trial.failed();
      services.audit('sign-in failed', who);
      throw wrongPair();
    }
    await trial.succeeded();
    services.audit('signed in', who);
    return begun.answer;
  };
}
