import '@testing-library/jest-dom';
import { format } from 'node:util';
import { compileFirstViews, firstViewCode } from './firstViewCode.ts';

/** Browsers have these, jsdom does not. */
class ObserverInTests {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, { ResizeObserver: ObserverInTests, IntersectionObserver: ObserverInTests });
Object.assign(globalThis, { compileFirstViews, firstViewCode });
window.scrollTo = () => {};
window.scrollBy = () => {};
// Fake timers keep what the prototype has.
Performance.prototype.getEntriesByType = () => [];
Element.prototype.scrollIntoView = () => {};
HTMLCanvasElement.prototype.getContext = () => null;
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  // Every test is a tab of its own: what the one before kept of a list would be brought back into the next.
  sessionStorage.clear();
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  if (unexpected.length > 0)
    throw new Error(`The test printed what it did not expect:\n${unexpected.join('\n')}`);
});
