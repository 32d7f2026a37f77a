import type { Linter } from 'eslint';

const lines = (max: number) => ({ max, skipBlankLines: true, skipComments: true });

/** Tables of data and schemas are read line by line, not as a whole. */
const longFiles = ['shared/wire/src/**', '**/messages/**', 'reference-api/src/seed/**'];

/** Sizes that keep a file one thought (docs/style.md): blank lines and comments do not count. */
export const sizes: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'max-lines': ['error', lines(200)],
      'max-lines-per-function': ['error', lines(50)],
      'max-params': ['error', { max: 3 }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', lines(100)] } },
  { files: longFiles, rules: { 'max-lines': ['error', lines(300)] } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: { 'max-lines': ['error', lines(400)], 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
];
