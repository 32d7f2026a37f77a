import { errorLines, errorsIn } from './errorLines.ts';

const long = 'ä'.repeat(300);
const deep = { a: { b: { c: { d: { e: { f: 'too deep' } } } } } };

test.each<[string, unknown, string[]]>([
  ['a string', 'Token is invalid', ['Token is invalid']],
  ['a string of several lines', 'One\r\n\n  Two\u2028Three', ['One', 'Two', 'Three']],
  ['a list', ['One', 'Two'], ['One', 'Two']],
  ['an object of lists', { new_password: ['Too short'], old_password: ['Wrong'] }, ['Too short', 'Wrong']],
  ['nested ones', { user: { password: [{ message: 'Too short' }] } }, ['Too short']],
  ['the same twice', ['One', { a: ' One ' }], ['One']],
  ['more than five', ['1.', '2.', '3.', '4.', '5.', '6.'], ['1.', '2.', '3.', '4.', '5.']],
  ['a long line', [long], [`${'ä'.repeat(199)}…`]],
  ['an emoji at the limit', `${'a'.repeat(199)}👍`, [`${'a'.repeat(199)}👍`]],
  ['markup inside a sentence, as text', 'Not <b>this</b>', ['Not <b>this</b>']],
  ['tabs, controls and invisible marks', 'One\ttwo\u0000\u202ethree', ['One two three']],
  ['undefined', undefined, []],
  ['null', null, []],
  ['an empty string', '  ', []],
  ['an empty list', [], []],
  ['an empty object', {}, []],
  ['false', false, []],
  ['numbers', [1, 2], []],
  ['a function', () => 'x', []],
  ['JSON as text', '{"error":"x"}', []],
  ['a page', '<!doctype html><title>502</title>', []],
  ['a stack', 'TypeError: x is undefined\n    at send (api.ts:1:2)\nTry later.', ['Try later.']],
  [
    'a sentence called an error',
    'Error: This password was used before.\n    at save (x.js:1:2)',
    ['This password was used before.'],
  ],
  ['a sentence of a validation', 'ValidationError: Too short.', ['Too short.']],
  ['what is nested too deep', deep, []],
])('[A-10] [A-14] errors as %s', (_, errors, lines) => {
  expect(errorLines(errors)).toEqual(lines);
});

test.each<[unknown, unknown]>([
  [{ errors: ['One'] }, ['One']],
  [{ title: 'Refused' }, undefined],
  ['<html>', undefined],
  [null, undefined],
  [undefined, undefined],
])('the errors in %p are %p', (body, errors) => {
  expect(errorsIn(body)).toBe(Array.isArray(errors) ? (body as { errors: unknown }).errors : errors);
});
