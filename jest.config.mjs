export default {
  // A machine under load is no fault of a test: the limit is there for what never ends.
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
