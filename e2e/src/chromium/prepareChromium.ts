import { ensureChromium, ensureWholeChromium, preferLeanChromium } from './chromium.ts';

/** Prints the browsers once, before the tests. */
preferLeanChromium();
console.log(`Browser: ${ensureChromium()}; for pages that a browser keeps: ${ensureWholeChromium()}`);
