import { problemAt } from '#failures/formProblem.ts';
import { en } from '#messages/en.ts';
import { changeProblem } from './changeProblem.ts';

const idOf = (words: string) => {
  const id = Object.keys(en).find((key) => en[key as keyof typeof en] === words);
  if (id === undefined) throw new Error(`No text says “${words}”.`);
  return id as keyof typeof en;
};

const same = 'New password and Repeat New Password must be the same.';

test.each([
  ['', '', '', 'old_password', 'No passwords provided'],
  ['', 'Research-2027', 'Research-2027', 'old_password', 'No old password provided'],
  ['', 'Research-2027', '', 'old_password', 'No old password provided'],
  ['', '', 'Research-2027', 'old_password', 'No old password provided'],
  ['old', '', '', 'new_password', 'No new password provided'],
  ['old', '', 'Research-2027', 'new_password', 'No new password provided'],
  ['old', 'Research-2027', '', 'repeat_new_password', 'No new password provided'],
  ['old', 'Research-2027', 'Research-2028', 'repeat_new_password', same],
  ['old', 'short', 'shorT', 'repeat_new_password', same],
  ['old', 'short', 'short', 'new_password', 'Password must be at least 8 characters'],
  ['old', 'RESEARCH', 'RESEARCH', 'new_password', 'Password must contain at least 1 lowercase character'],
  ['old', 'research', 'research', 'new_password', 'Password must contain at least 1 uppercase character'],
  ['old', 'Research', 'Research', 'new_password', 'Password must contain at least 1 number'],
  ['old', 'Research1', 'Research1', 'new_password', 'Password must contain at least 1 special character'],
])(
  '[A-11] [A-14] %j, %j, %j: at %s “%s”',
  (old_password, new_password, repeat_new_password, field, words) => {
    const entries = { old_password, new_password, repeat_new_password };
    expect(changeProblem(entries)).toEqual(problemAt(field, { id: idOf(words) }));
  },
);

test('[A-14] three good entries are sent, blanks and all', () => {
  const entries = { old_password: ' ', new_password: ' Übung-1 x', repeat_new_password: ' Übung-1 x' };
  expect(changeProblem(entries)).toBeUndefined();
});
