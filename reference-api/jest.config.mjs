import { node } from '@portal/build/jest';

export default {
  ...node,
  globalSetup: '<rootDir>/src/testing/startPostgres.config.ts',
  globalTeardown: '<rootDir>/src/testing/stopPostgres.config.ts',
};
