// Jest reads its configuration before any TypeScript loader is there, hence a plain module.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Packages that ship ES modules only; Jest runs CommonJS, so swc turns them too. */
const esmPackages = [
  '@formatjs',
  '@portal',
  'cookie',
  'intl-messageformat',
  'jose',
  'react-intl',
  'universal-cookie',
  '@fontsource-variable',
];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const shared = {
  transform: { '\\.(ts|tsx|mjs|js)$': [require.resolve('@swc/jest'), swc] },
  transformIgnorePatterns: [`/node_modules/(?!.*(?:${esmPackages.join('|')})/)`],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
};

/** For packages that run in Node. */
export const node = { ...shared, testEnvironment: here('nodeEnvironment.cjs') };

/** For packages that run in the browser: jsdom, and a test fails on any console error or warning it does not expect. */
export const browser = {
  ...shared,
  testEnvironment: here('browserEnvironment.cjs'),
  setupFilesAfterEnv: [here('browserSetup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('cssModule.cjs'),
    '\\.css$': here('emptyModule.cjs'),
    '^@fontsource-variable/': here('emptyModule.cjs'),
  },
};
