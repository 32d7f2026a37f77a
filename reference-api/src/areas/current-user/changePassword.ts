import type { FastifyReply } from 'fastify';
import { oldPasswordWrong } from '@portal/wire-auth';
import { accountRepository, type Account } from '#areas/auth/accountRepository.ts';
import { demandNew, demandRules } from '#areas/auth/passwordFault.ts';
import { hashPassword, verifyPassword } from '#areas/auth/passwords.ts';
import { replacePassword } from '#areas/auth/replacePassword.ts';
import { throttle } from '#areas/auth/throttle/throttle.ts';
import { tryLater } from '#limits/limitAttempts.ts';
import { HttpError } from '#http/HttpError.ts';
import { sessionOver } from '#plugins/signedIn.ts';
import type { Client } from '#policies/Client.ts';
import type { AreaServices } from '#Services.ts';

interface Change {
  client: Client;
  body: { old_password: string; new_password: string };
  reply: FastifyReply;
}

const wrongOldPassword = () =>
  new HttpError(400, 'The password was not changed.', { errors: { old_password: [oldPasswordWrong] } });

/** Counts and slows down wrong passwords. */
function provePassword(services: AreaServices) {
  const accounts = accountRepository(services.db);
  const slow = throttle(services);
  return async ({ client, reply }: Change, password: string, refusal: () => HttpError): Promise<Account> => {
    const trial = slow.oldPassword(client.id);
    const who = { clientId: client.id, address: reply.request.ip };
    const [account, wait] = await Promise.all([accounts.byId(client.id), trial.wait()]);
    if (wait > 0) {
      services.audit('password change slowed', who);
      tryLater(reply, wait);
    }
    if (account === undefined || !(await verifyPassword(password, account.passwordHash))) {
      await trial.failed();
      services.audit('password change failed', who);
      throw refusal();
    }
    await trial.succeeded();
    return account;
  };
}

/**
 * A repeat in the session that the change itself ended, after a lost answer, succeeds without changing anything.
 * @throws HttpError 400 with `errors` if the old password is wrong or the new one cannot be used
 */
export function changePassword(services: AreaServices): (change: Change) => Promise<{ success: boolean }> {
  const prove = provePassword(services);
  const { PORTAL_PASSWORD_POWER: power } = services.config;
  return async (change) => {
    const { client, body } = change;
    if (client.hasJustChanged) {
      await prove(change, body.new_password, sessionOver);
      return { success: true };
    }
    const account = await prove(change, body.old_password, wrongOldPassword);
    demandRules(body.new_password);
    await demandNew(body.new_password, account.passwordHash);
    const newHash = await hashPassword(body.new_password, power);
    const changed = await services.db.transaction((inside) => replacePassword(inside, account, newHash));
    if (!changed) throw wrongOldPassword();
    services.audit('password changed', { clientId: account.id, address: change.reply.request.ip });
    services.mailQueue.wake();
    return { success: true };
  };
}
