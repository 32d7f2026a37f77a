import { overBudget } from './budgets.ts';
import type { BundleSize } from './bundleSizes.ts';

const size = (bundle: string, brotli: number): BundleSize => ({
  ...{ package: 'shell', bundle, files: 1, raw: brotli * 3 },
  brotli,
});
const bundles: [string, string][] = [
  ['shell', 'initial'],
  ['shell', 'early'],
];
const limit = { of: 'a page', bundles, kilobytes: 10 };

test('files that are loaded together keep within their budget together', () => {
  expect(overBudget([size('initial', 9000), size('early', 1000)], [limit])).toEqual([]);
  expect(overBudget([size('initial', 9000), size('early', 1100)], [limit])).toEqual([
    'a page: 10.1 kB, at most 10.0',
  ]);
});

test('a budget of something that is no longer built is named, not ignored', () => {
  expect(overBudget([size('initial', 9000)], [limit])).toEqual(['a page: there is no bundle shell early']);
});

test('every area has the same budget for what comes before its screens', () => {
  expect(overBudget([{ ...size('entry', 9000), package: 'mfe-new' }], [])).toEqual([
    'mfe-new entry: 9.0 kB, at most 8.3',
  ]);
});
