import { brokenPasswordRules } from '@portal/wire-auth';
import { problemAt, type FormProblem } from '#failures/formProblem.ts';

interface ResetEntries {
  new_password: string;
  repeat_new_password: string;
}

/**
 * Returns the first problem: an empty field, then a mismatch, then a broken rule. Passwords are never trimmed.
 * [A-11]
 */
export function resetProblem(entries: ResetEntries): FormProblem | undefined {
  const { new_password: password, repeat_new_password: repeat } = entries;
  if (password === '') return problemAt('new_password', { id: 'auth.reset.missing' });
  if (repeat === '') return problemAt('repeat_new_password', { id: 'auth.reset.missing' });
  if (password !== repeat) return problemAt('repeat_new_password', { id: 'auth.reset.mismatch' });
  const [broken] = brokenPasswordRules(password);
  return broken === undefined ? undefined : problemAt('new_password', { id: `auth.rule.${broken}` });
}

/** A refusal without a message means that the link is spent, expired or invalid. */
export function explainSpentLink({ call, ...problem }: FormProblem): FormProblem {
  if (call === undefined) return problem;
  return problem.isForbidden ? { ...problem, lines: [{ id: 'auth.token.invalid' }] } : { ...problem, call };
}
