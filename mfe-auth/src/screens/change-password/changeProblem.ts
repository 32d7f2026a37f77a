import { brokenPasswordRules } from '@portal/wire-auth';
import { problemAt, type FormProblem } from '#failures/formProblem.ts';

interface ChangeEntries {
  old_password: string;
  new_password: string;
  repeat_new_password: string;
}

/**
 * What keeps a change from being sent: first that all fields are filled, then that the new ones match, then the rules,
 * of which the first broken one is reported. Of empty fields the first is reported: nothing at all, the old password alone, or
 * the new one with or without its repetition. Whether the old one is right only the server knows.
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
