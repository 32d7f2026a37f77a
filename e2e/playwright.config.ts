import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './src/chromium/chromiumFlags.ts';
import { ensureChromium } from './src/chromium/chromium.ts';

/**
 * Three browsers at once even on two cores, as one is usually waiting. The report names tests that needed a retry
 * (decision 0030).
 */
export default defineConfig({
  testDir: './specs',
  // Only the Chromium that took them draws pictures alike: pictures.config.ts.
  testIgnore: 's-pictures.spec.ts',
  outputDir: '../.cache/browser',
  globalSetup: './src/set-up/globalSetup.ts',
  workers: 3,
  fullyParallel: true,
  retries: 1,
  forbidOnly: true,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  // One command accepts them: pnpm pictures:accept.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../.cache/browser.json' }]],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
