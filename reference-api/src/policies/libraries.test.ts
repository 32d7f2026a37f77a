import { bitsOf, librariesOf, readLibraries, requireLibrary, type Filed } from './libraries.ts';

const filed = (more: Partial<Filed>): Filed => ({
  aggregatedType: 'Company Research',
  assetClasses: ['Equity'],
  sectors: ['Banks'],
  international: false,
  ...more,
});

test.each<[Partial<Filed>, string[]]>([
  [{}, ['allresearch', 'equities']],
  [{ assetClasses: ['Equity', 'Fixed Income'] }, ['allresearch', 'equities', 'bonds']],
  [{ assetClasses: ['Fixed Income'] }, ['allresearch', 'bonds']],
  [{ assetClasses: ['Markets'], sectors: [] }, ['allresearch', 'markets']],
  [{ assetClasses: [] }, ['allresearch']],
  [{ international: true }, ['allresearch', 'international']],
  [{ international: true, assetClasses: ['Fixed Income'] }, ['allresearch', 'bonds']],
  [
    { international: true, assetClasses: ['Equity', 'Fixed Income'] },
    ['allresearch', 'bonds', 'international'],
  ],
  [{ sectors: ['Real Estate'] }, ['allresearch', 'equities', 'real_estate']],
  [
    { sectors: ['Real Estate Funds / Investment Foundations'], assetClasses: ['Fixed Income'] },
    ['allresearch', 'bonds', 'real_estate'],
  ],
  [{ aggregatedType: 'Legal', assetClasses: ['Equity', 'Fixed Income', 'Markets'] }, []],
])('[L-01] a publication with %j stands in %j', (more, libraries) => {
  expect(librariesOf(filed(more)).toSorted()).toEqual(libraries.toSorted());
});

test.each([
  [undefined, undefined],
  [' ', undefined],
  ['bonds;equities', ['equities', 'bonds']],
  [' bonds ;shares', ['bonds']],
  ['shares', []],
])('[L-07] %j names the libraries %j', (joined, libraries) => {
  expect(readLibraries(joined)).toEqual(libraries);
});

test('libraries are kept as bits', () => {
  expect([bitsOf([]), bitsOf(['equities', 'allresearch']), bitsOf(['international'])]).toEqual([0, 33, 16]);
});

test('[G-09] a library is open to those who may open its page, all research to everybody', () => {
  expect(() => requireLibrary({ portalTabs: ['equity_library_tab'] }, 'equities')).not.toThrow();
  expect(() => requireLibrary({ portalTabs: ['equity_library_tab'] }, 'bonds')).toThrow();
  expect(() => requireLibrary({ portalTabs: [] }, 'allresearch')).not.toThrow();
});
