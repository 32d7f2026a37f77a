import { Linter } from 'eslint';
import { plainValues } from './plainValues.ts';

const problemsIn = (code: string) =>
  new Linter().verify(code, {
    rules: { 'no-restricted-syntax': ['error', ...plainValues] },
  }).length;

test.each([
  '({ ...(a ? {} : { b }) })',
  '({ ...(a && { b }) })',
  '({ ...{ a, b }, c })',
  '[...[a, b], c]',
  'f(...[a, b])',
  'const [a, b] = [c, d];',
])('%s is refused', (code) => {
  expect(problemsIn(code)).toBe(1);
});

test.each([
  '({ ...a, b })',
  '[...a, b]',
  'const [a, b] = c;',
  'f(...a)',
  '[...(a ? [b] : [])]',
  '({ b: a ? b : undefined })',
])('%s is fine', (code) => {
  expect(problemsIn(code)).toBe(0);
});
