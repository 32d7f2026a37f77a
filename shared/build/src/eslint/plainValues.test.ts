import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainValues } from './plainValues.ts';

const problemsIn = (code: string) =>
  new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'no-restricted-syntax': ['error', ...plainValues] },
    },
    { filename: 'one.tsx' },
  ).length;

test.each([
  '({ ...(a ? {} : { b }) })',
  '({ ...(a && { b }) })',
  '({ ...{ a, b }, c })',
  '[...[a, b], c]',
  'f(...[a, b])',
  'const [a, b] = [c, d];',
  '<p {...(a ? { b } : {})} />',
  'function f(): [A, B] {}',
  'const f = async (): Promise<[A, B][]> => c;',
  '[...(a === undefined ? [] : [sql`b`])]',
])('%s is refused', (code) => {
  expect(problemsIn(code)).toBe(1);
});

test.each([
  '({ ...a, b })',
  '[...a, b]',
  'const [a, b] = c;',
  'f(...a)',
  '[...(a ? [b] : [])]',
  '<p {...a} />',
  'const a: [B, C][] = [];',
  '({ b: a ? b : undefined })',
])('%s is fine', (code) => {
  expect(problemsIn(code)).toBe(0);
});
