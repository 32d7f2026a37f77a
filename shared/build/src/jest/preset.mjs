// Not TypeScript: Jest has no loader for it yet when it reads its configuration.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** ES modules only; swc compiles them to CommonJS for Jest. */
const esmPackages = [
  '@formatjs',
  '@portal',
  '@tabler',
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

/** Of libraries with hundreds of modules. */
const indexes = [
  '@tabler/icons-react/dist/cjs/tabler-icons-react\\.cjs$',
  '@mantine/(?:core|hooks)/cjs/index\\.cjs$',
  'zod/v4/locales/index\\.cjs$',
];

const shared = {
  transform: {
    ...Object.fromEntries(indexes.map((index) => [index, here('lazyIndex.cjs')])),
    '\\.(ts|tsx|mjs|js)$': [require.resolve('@swc/jest'), swc],
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(?:${esmPackages.join('|')})/|.*(?:${indexes.join('|')}))`],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
  runtime: here('rememberModules.cjs'),
};

export const node = { ...shared, testEnvironment: here('nodeEnvironment.cjs') };

/** Uses jsdom; unexpected console errors and warnings fail a test. */
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
