import { brokenPasswordRules, newPasswordIsOld, passwordRules } from '@portal/wire-auth';
import { HttpError } from '#http/HttpError.ts';
import { verifyPassword } from './passwords.ts';

/** The message of the first rule that a new password breaks, or undefined when it keeps them all. */
export function firstBrokenRule(password: string): string | undefined {
  const [broken] = brokenPasswordRules(password);
  return passwordRules.find(({ id }) => id === broken)?.message;
}

function refuseNewPassword(message: string): never {
  throw new HttpError(400, 'The new password cannot be used.', { errors: { new_password: [message] } });
}

/** Refuses a new password that breaks a rule with 400, and the sentence of the first rule it breaks. */
export function demandRules(password: string): void {
  const message = firstBrokenRule(password);
  if (message !== undefined) refuseNewPassword(message);
}

/**
 * Refuses a new password that is the one in force with 400: anyone who sets a new one, often because somebody else may
 * know the old one, must not believe that anything has changed.
 */
export async function demandNew(password: string, stored: string): Promise<void> {
  if (await verifyPassword(password, stored)) refuseNewPassword(newPasswordIsOld);
}
