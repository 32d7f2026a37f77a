import { problemAt } from '#failures/formProblem.ts';
import { en } from '#messages/en.ts';
import { resetProblem } from './resetProblem.ts';

const idOf = (words: string) => {
  const id = Object.keys(en).find((key) => en[key as keyof typeof en] === words);
  if (id === undefined) throw new Error(`No text says “${words}”.`);
  return id as keyof typeof en;
};

test.each([
  ['', '', 'new_password', 'No new passwords provided'],
  ['', 'Research-2027', 'new_password', 'No new passwords provided'],
  ['Research-2027', '', 'repeat_new_password', 'No new passwords provided'],
  ['Research-2027', 'Research-2028', 'repeat_new_password', 'Password fields do not match'],
  ['Research-2027', 'Research-2027 ', 'repeat_new_password', 'Password fields do not match'],
  ['short', 'shorT', 'repeat_new_password', 'Password fields do not match'],
  ['short', 'short', 'new_password', 'Password must be at least 8 characters'],
  [' ', ' ', 'new_password', 'Password must be at least 8 characters'],
  ['RESEARCH', 'RESEARCH', 'new_password', 'Password must contain at least 1 lowercase character'],
  ['research', 'research', 'new_password', 'Password must contain at least 1 uppercase character'],
  ['Research', 'Research', 'new_password', 'Password must contain at least 1 number'],
  ['Research1', 'Research1', 'new_password', 'Password must contain at least 1 special character'],
])('[A-10] [A-11] %j and %j: at %s “%s”', (new_password, repeat_new_password, field, words) => {
  expect(resetProblem({ new_password, repeat_new_password })).toEqual(problemAt(field, { id: idOf(words) }));
});

test('[A-10] a password that meets the rules, twice, is sent', () => {
  expect(resetProblem({ new_password: ' Übung-1 x', repeat_new_password: ' Übung-1 x' })).toBeUndefined();
});
