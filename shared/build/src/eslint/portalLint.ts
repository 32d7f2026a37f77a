import js from '@eslint/js';
import type { Linter, ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browserRules } from './browserRules.ts';
import { readPackages, type Package } from './packages.ts';
import { plainValues } from './plainValues.ts';
import { fileNames } from './rules/fileNames.ts';
import { folderSize } from './rules/folderSize.ts';
import { imports } from './rules/imports.ts';
import { namedExports } from './rules/namedExports.ts';
import { pagePaths } from './rules/pagePaths.ts';
import { plainWords } from './rules/plainWords.ts';
import { testTitles } from './rules/testTitles.ts';

const lines = (max: number) => ({ max, skipBlankLines: true, skipComments: true });

/** Data tables and schemas are read line by line. */
const longFiles = ['shared/wire/src/**', '**/messages/**', 'reference-api/src/seed/**'];

/** Keep a file to one thought (docs/style.md). */
const sizes: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'max-lines': ['error', lines(200)],
      'max-lines-per-function': ['error', lines(50)],
      'max-params': ['error', { max: 3 }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', lines(80)] } },
  { files: longFiles, rules: { 'max-lines': ['error', lines(300)] } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: { 'max-lines': ['error', lines(400)], 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
];

/** They leave open who did what: name the thing. */
const emptyNames = ['told', 'asked', 'kept', 'held', 'wanted'];

const portalPlugin: ESLint.Plugin = {
  meta: { name: 'portal' },
  rules: {
    imports,
    'named-exports': namedExports,
    'page-paths': pagePaths,
    'file-names': fileNames,
    'folder-size': folderSize,
    'plain-words': plainWords,
    'test-titles': testTitles,
  },
};

interface Options {
  /** Of the workspace. */
  root: string;
  /** From the contract. */
  pagePaths: readonly string[];
}

const code = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'e2e/**'];

/** Required by federation, configuration and global set-up. */
const defaultExports = (packages: readonly Package[]) => [
  ...packages.filter(({ role }) => role === 'remote').map(({ folder }) => `${folder}/src/remote.ts`),
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  'e2e/src/set-up/globalSetup.ts',
];

const sourceOf = (packages: readonly Package[], roles: readonly string[]) =>
  packages.filter(({ role }) => roles.includes(role)).map(({ folder }) => `${folder}/src/**/*.{ts,tsx}`);

/** TypeScript is read here for the portal's own rules; the rules of others are oxlint's (`.oxlintrc.json`). */
const typescript: Linter.Config = { files: code, languageOptions: { parser: tseslint.parser } };

const scripts = ['**/*.{mjs,cjs,js}'];

function ownRules({ root, pagePaths }: Options, packages: readonly Package[]): Linter.Config[] {
  return [
    { plugins: { portal: portalPlugin } },
    {
      files: code,
      rules: {
        'portal/imports': ['error', { root, packages }],
        'portal/named-exports': 'error',
        'portal/file-names': ['error', { root }],
        'portal/folder-size': ['error', { root, files: 15, depth: 3 }],
        'portal/plain-words': 'error',
      },
    },
    { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'portal/test-titles': 'error' } },
    {
      files: defaultExports(packages),
      rules: { 'portal/named-exports': 'off' },
    },
    { files: ['**/*.d.ts'], rules: { 'portal/file-names': 'off' } },
    {
      files: sourceOf(packages, ['shell', 'remote', 'shared']),
      ignores: [...tests, 'shared/contract/src/pages.ts'],
      rules: { 'portal/page-paths': ['error', { paths: pagePaths }] },
    },
  ];
}

/** Lints by roles and folders: new packages and pages need no change here. Comments cannot switch off a rule. */
export function portalLint(options: Options) {
  const packages = readPackages(options.root);
  return defineConfig(
    {
      ignores: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/test-results/**', '**/playwright-report/**'],
    },
    {
      linterOptions: { noInlineConfig: true },
      rules: {
        'no-warning-comments': [
          'error',
          {
            terms: ['oxlint-disable', 'oxlint-enable', 'eslint-disable', 'eslint-enable'],
            location: 'anywhere',
          },
        ],
      },
    },
    typescript,
    { ...js.configs.recommended, files: scripts },
    { files: scripts, languageOptions: { globals: globals.node } },
    { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
    sizes,
    {
      files: code,
      ignores: tests,
      rules: { 'no-restricted-syntax': ['error', ...plainValues] },
    },
    { files: code, rules: { 'id-denylist': ['error', ...emptyNames] } },
    browserRules(sourceOf(packages, ['shell', 'remote', 'shared', 'testing']), tests),
    ownRules(options, packages),
  );
}
