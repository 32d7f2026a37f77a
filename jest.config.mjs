export default {
  projects: [
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/shared/*',
    '<rootDir>/reference-api',
    '<rootDir>/platform',
    '<rootDir>/e2e',
  ],
};
