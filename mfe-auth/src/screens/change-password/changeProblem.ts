import { brokenPasswordRules } from '@portal/wire-auth';
import { problemAt, type FormProblem } from '#failures/formProblem.ts';

interface ChangeEntries {
  old_password: string;
  new_password: string;
  repeat_new_password: string;
}

/**
 * Returns the first problem: an empty field, then a mismatch, then a broken rule. Whether the old password is right,
 * only the server knows.
 */
export function changeProblem(entries: ChangeEntries): FormProblem | undefined {
  const { old_password: old, new_password: password, repeat_new_password: repeat } = entries;
  if (old + password + repeat === '') return problemAt('old_password', { id: 'auth.change.none' });
  if (old === '') return problemAt('old_password', { id: 'auth.change.noOld' });
  if (password === '') return problemAt('new_password', { id: 'auth.change.noNew' });
  if (repeat === '') return problemAt('repeat_new_password', { id: 'auth.change.noNew' });
  if (password !== repeat) return problemAt('repeat_new_password', { id: 'auth.change.mismatch' });
  const [broken] = brokenPasswordRules(password);
  return broken === undefined ? undefined : problemAt('new_password', { id: `auth.rule.${broken}` });
}
