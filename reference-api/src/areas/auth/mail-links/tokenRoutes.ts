import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailTokenInvalid } from '@portal/wire-auth';
import { calls } from '#calls.ts';
import { Refusal } from '#http/Refusal.ts';
import { serveOpen } from '#http/serve.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import type { AreaServices } from '#Services.ts';
import { beginSession } from '../beginSession.ts';
import { demandNew, demandRules } from '../passwordFault.ts';
import { hashPassword } from '../passwords.ts';
import { replacePassword } from '../replacePassword.ts';
import { slowDown } from '../slow-down/slowDown.ts';
import { mailTokenRepository } from './mailTokenRepository.ts';

const invalid = () =>
  new Refusal(403, 'Ask for a new link and use it within ten minutes.', {
    title: 'The link is invalid or has expired.',
    errors: [mailTokenInvalid],
  });

/** Sets the new password and spends the token, both or neither. Answers whose it was. */
function reset({ db, config }: AreaServices) {
  const purpose = 'reset_password';
  return async ({
    reset_token: token,
    new_password: wanted,
  }: {
    reset_token: string;
    new_password: string;
  }) => {
    demandRules(wanted);
    const account = await mailTokenRepository(db).find({ purpose, token });
    if (account === undefined) throw invalid();
    await demandNew(wanted, account.passwordHash);
    const newHash = await hashPassword(wanted, config.PORTAL_PASSWORD_POWER);
    await db.transaction(async (inside) => {
      // The client's row first, as in every change of a password: two of them then wait for one another.
      await inside.query(sql`select from clients where id = ${account.id} for update`);
      const spent = await mailTokenRepository(inside).spend({ purpose, token });
      if (spent === undefined || !(await replacePassword(inside, spent, newHash))) throw invalid();
    });
    return account;
  };
}

function enter(services: AreaServices) {
  const begin = beginSession(services);
  const slow = slowDown(services);
  return async (token: string, address: string) => {
    const account = await mailTokenRepository(services.db).spend({ purpose: 'passwordless_login', token });
    const answer = account && (await begin(account, { remembered: false }));
    if (account === undefined || answer === undefined) throw invalid();
    await slow.signIn(account.username, address).succeeded();
    services.audit('passwordless used', { clientId: account.id, address });
    return answer;
  };
}

/** What the links of mails lead to: a new password, or a session without one. */
export function mailTokenRoutes(app: FastifyInstance, services: AreaServices): void {
  const { PORTAL_RATE_LIMIT: max } = services.config;
  const refusals = [403, 429];
  const [change, open] = [reset(services), enter(services)];
  serveOpen(
    app,
    { call: calls.resetPassword, config: limitedByAddress('resetting', max), refusals },
    async ({ body, reply }) => {
      const client = await change(body);
      services.audit('password reset', { clientId: client.id, address: reply.request.ip });
      services.mailQueue.wake();
      return { success: true };
    },
  );
  serveOpen(
    app,
    { call: calls.passwordlessLogin, config: limitedByAddress('entering', max), refusals },
    ({ body, reply }) => open(body.passwordless_token, reply.request.ip),
  );
}
