import { launchChromium } from './chromium.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const remedy = expect.stringMatching(
  /^Install chromium-headless-shell, Chromium or Google Chrome, or let PORTAL_CHROMIUM name its program\. To release without, with the reason on record: --unproved "…"$/,
);

test('[F-20] without a Chromium, the remedy is reported', async () => {
  await expect(launchChromium(() => undefined)).rejects.toMatchObject({
    message: 'No Chromium was found, and a release is proved in one.',
    hint: remedy,
  });
});

test.each([
  ['/nowhere/chromium', /^PORTAL_CHROMIUM names \/nowhere\/chromium, which is not a program\./],
  [process.execPath, /^The browser .* does not start, and a release is proved in one\.$/],
])('[F-20] a program that is none, %s, is named, with the remedy', async (program, message) => {
  process.env['PORTAL_CHROMIUM'] = program;
  await expect(launchChromium()).rejects.toMatchObject({
    message: expect.stringMatching(message),
    hint: remedy,
  });
});
