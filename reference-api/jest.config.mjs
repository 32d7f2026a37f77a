import { node } from '@portal/build/jest';

export default {
  ...node,
  globalSetup: '<rootDir>/src/testing/startPostgres.ts',
  globalTeardown: '<rootDir>/src/testing/stopPostgres.ts',
};
