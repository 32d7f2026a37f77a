import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `pnpm pictures` compares every screen with its pictures, on the machine that took them. */
export default defineConfig({
  ...tests,
  testIgnore: [],
  testMatch: 's-pictures.spec.ts',
  retries: 0,
});
