import { availableParallelism } from 'node:os';

export default {
  // On two cores Jest would use one: much of what the tests wait for runs in processes of its own, or is a limit of time.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // A machine under load is not a fault of a test: the limit is there for what never ends.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/shared/*',
    '<rootDir>/reference-api',
    '<rootDir>/platform',
    '<rootDir>/e2e',
  ],
};
