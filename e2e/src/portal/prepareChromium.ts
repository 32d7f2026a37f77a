import { ensureChromium, ensureWholeChromium, preferLeanChromium } from './chromium.ts';

/** Before the browser tests: the browsers that they will run in, said once. */
preferLeanChromium();
console.log(`Browser: ${ensureChromium()}; for pages that a browser keeps: ${ensureWholeChromium()}`);
