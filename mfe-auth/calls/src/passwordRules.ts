/** Rules for a new password, in display order. */
export const passwordRules = [
  { id: 'length', message: 'Password must be at least 8 characters', test: /^[^]{8,}$/u },
  { id: 'lowercase', message: 'Password must contain at least 1 lowercase character', test: /\p{Ll}/u },
  { id: 'uppercase', message: 'Password must contain at least 1 uppercase character', test: /\p{Lu}/u },
  { id: 'number', message: 'Password must contain at least 1 number', test: /\p{Nd}/u },
  {
    id: 'special',
    message: 'Password must contain at least 1 special character',
    test: /[^\p{L}\p{M}\p{N}]/u,
  },
] as const;

export type PasswordRule = (typeof passwordRules)[number]['id'];

/** The API's message for a wrong old password, in `errors.old_password`. */
export const oldPasswordWrong = 'Old password does not match';

/** The API's message for a new password equal to the current one, in `errors.new_password`. */
export const newPasswordIsOld = 'New password must be different from the current password';

/** The API's message for an unknown, used, replaced or expired mail link; `errors` is a list of it. */
export const mailTokenInvalid = 'Token is invalid or has expired';

/**
 * Returns the broken rules in order. Goes by Unicode: an umlaut is a letter; anything but letters, numbers and their
 * accents is special. Nothing is trimmed.
 */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter(({ test }) => !test.test(password)).map(({ id }) => id);
}
