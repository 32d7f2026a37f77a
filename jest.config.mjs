import { availableParallelism } from 'node:os';

export default {
  // On two cores Jest would use one worker; many tests mostly wait.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // A worker says goodbye at once, but Node then frees hundreds of megabytes: on a busy machine that takes longer than
  // Jest's half second, after which it reports a leak.
  workerGracefulExitTimeout: 10_000,
  // Generous for loaded machines: the limit is for what never ends.
  testTimeout: 30_000,
  // By file: folders that a checkout has left over have none.
  projects: [
    '<rootDir>/shell/jest.config.mjs',
    '<rootDir>/mfe-*/jest.config.mjs',
    '<rootDir>/mfe-*/calls/jest.config.mjs',
    '<rootDir>/shared/*/jest.config.mjs',
    '<rootDir>/shared/*/calls/jest.config.mjs',
    '<rootDir>/reference-api',
    '<rootDir>/platform',
    '<rootDir>/e2e',
  ],
};
