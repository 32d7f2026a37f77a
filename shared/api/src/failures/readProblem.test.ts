import { describeAnswer, readProblem } from './readProblem.ts';

const line = { status: 400, statusText: 'Bad Request' };

test.each([
  ['a string', 'too short'],
  ['a list', ['too short', 'too plain']],
  ['an object', { new_password: ['too short'] }],
  ['nothing', null],
  ['a number', 42],
])('errors that are %s are kept as they are', (_, errors) => {
  expect(readProblem({ errors }, line)).toEqual({ status: 400, title: 'Bad Request', errors });
});

test.each<[unknown, unknown]>([
  [
    { title: 'No', detail: 'Too short.' },
    { status: 400, title: 'No', detail: 'Too short.' },
  ],
  [
    { title: '', detail: 7 },
    { status: 400, title: 'Bad Request' },
  ],
  [{}, { status: 400, title: 'Bad Request' }],
  ['<html></html>', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [['x'], undefined],
])('%j is read as %j', (body, problem) => {
  expect(readProblem(body, line)).toEqual(problem);
});

test('without words of any kind the status stands for itself', () => {
  expect(readProblem({}, { status: 418, statusText: '' })).toEqual({ status: 418, title: '' });
});

test.each([
  ['', 'The answer of auth is empty.'],
  [null, 'The answer of auth is empty.'],
  [undefined, 'The answer of auth is empty.'],
  ['<!doctype html><p>Hello', 'The answer of auth is a page instead of data.'],
  ['{"token":"abc', 'The answer of auth is not valid JSON: it may be cut off.'],
  [{ token: 1 }, 'The answer of auth has an unexpected shape.'],
  [7, 'The answer of auth has an unexpected shape.'],
])('the answer %j is described', (body, sentence) => {
  expect(describeAnswer('auth', body)).toBe(sentence);
});
