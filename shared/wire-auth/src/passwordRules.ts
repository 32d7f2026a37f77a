/** The rules for a new password, in the order in which they are shown. */
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

/** What the API says when the old password of a change is wrong; `errors.old_password` holds it. */
export const oldPasswordWrong = 'Old password does not match';

/** What the API says when a new password is the one in force; `errors.new_password` holds it. */
export const newPasswordIsOld = 'New password must be different from the current password';

/** What the API says when a mailed link is unknown, spent, replaced or too old; `errors` is a list of this sentence. */
export const mailTokenInvalid = 'Token is invalid or has expired';

/**
 * The rules that a password breaks, in their order. Characters are Unicode's: an umlaut is a letter, and whatever is
 * neither letter nor number (nor an accent on one) is special. Nothing is trimmed.
 */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter(({ test }) => !test.test(password)).map(({ id }) => id);
}
