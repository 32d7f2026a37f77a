import { fileURLToPath } from 'node:url';
import { node } from '@portal/build/jest';

const pglite = fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));

export default {
  ...node,
  testEnvironmentOptions: { webAssembly: [pglite] },
  globalSetup: '<rootDir>/src/testing/startPostgres.config.ts',
  globalTeardown: '<rootDir>/src/testing/stopPostgres.config.ts',
};
