import { brokenPasswordRules, newPasswordIsOld, passwordRules } from '@portal/wire-auth';
import { HttpError } from '#http/HttpError.ts';
import { verifyPassword } from './passwords.ts';

/** Undefined if the password meets all rules. */
export function firstBrokenRule(password: string): string | undefined {
  const [broken] = brokenPasswordRules(password);
  return passwordRules.find(({ id }) => id === broken)?.message;
}

function refuseNewPassword(message: string): never {
  throw new HttpError(400, 'The new password cannot be used.', { errors: { new_password: [message] } });
}

/** @throws HttpError 400 with the message of the first broken rule */
export function demandRules(password: string): void {
  const message = firstBrokenRule(password);
  if (message !== undefined) refuseNewPassword(message);
}

/**
 * Refuses the current password: someone who fears that it is known must not believe it has changed.
 * @throws HttpError 400
 */
export async function demandNew(password: string, stored: string): Promise<void> {
  if (await verifyPassword(password, stored)) refuseNewPassword(newPasswordIsOld);
}
