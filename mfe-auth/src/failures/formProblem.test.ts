import { AnswerRefused, ApiError } from '@portal/api';
import { en } from '#messages/en.ts';
import { formProblem } from './formProblem.ts';

const names = ['old_password', 'new_password'];
const invalid = (body: unknown, status = 400) => new ApiError('invalid', 'in a test', { status, body });
const failed = { fields: {}, lines: [], call: { kind: 'failed' }, isForbidden: false };

test.each<[string, unknown, object]>([
  [
    'an object of lists',
    { new_password: ['Password must be at least 8 characters'] },
    { fields: { new_password: { id: 'auth.rule.length' } }, lines: [], isForbidden: false },
  ],
  [
    'several at one field',
    { old_password: ['Old password does not match', 'It was changed yesterday.'] },
    {
      fields: { old_password: { id: 'auth.change.oldWrong' } },
      lines: [{ text: 'It was changed yesterday.' }],
      isForbidden: false,
    },
  ],
  [
    'a list',
    ['Token is invalid or has expired.'],
    { fields: {}, lines: [{ id: 'auth.token.invalid' }], isForbidden: false },
  ],
  ['a string', 'Used too often', { fields: {}, lines: [{ text: 'Used too often' }], isForbidden: false }],
  [
    'nested ones',
    { user: { base: ['Locked'] } },
    { fields: {}, lines: [{ text: 'Locked' }], isForbidden: false },
  ],
  ['nothing', undefined, failed],
  ['rubbish', [42, '{"a":1}', null], failed],
])('[A-10] [A-14] errors as %s', (_, errors, problem) => {
  expect(formProblem(invalid({ status: 400, title: 'Refused', errors }), names)).toEqual(problem);
  expect(formProblem(new AnswerRefused(errors), names)).toEqual(problem);
});

test.each([
  ['a page', '<html>502</html>'],
  ['nothing', ''],
  ['a cut answer', '{"errors": ["Tok'],
])('[A-10] [A-14] an answer that is %s is the general failure', (_, body) => {
  expect(formProblem(invalid(body), names)).toEqual(failed);
});

test('[A-14] too many attempts are shown as such, whatever the server adds', () => {
  expect(formProblem(invalid({ errors: ['Slow down'] }, 429), names).call).toEqual({
    kind: 'tooMany',
    seconds: undefined,
  });
});

test('[A-10] a spent link is recognised', () => {
  const spent = new ApiError('forbidden', 'in a test', { status: 403, body: { errors: ['Spent'] } });
  expect(formProblem(spent, names)).toEqual({ fields: {}, lines: [{ text: 'Spent' }], isForbidden: true });
});

test.each([
  'Password must be at least 8 characters',
  'Password must contain at least 1 lowercase character',
  'Password must contain at least 1 uppercase character',
  'Password must contain at least 1 number',
  'Password must contain at least 1 special character',
  'New password must be different from the current password',
  'Old password does not match',
  'Token is invalid or has expired',
])('[I-01] the API’s sentence “%s” is known in the reader’s language', (line) => {
  const [message] = formProblem(invalid({ errors: [line] }), names).lines;
  expect(message && 'id' in message && en[message.id]).toBe(line);
});
