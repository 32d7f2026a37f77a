import { isSubstring, matchingOptions } from './matchingOptions.ts';

test.each([
  ['zurich', 'Zürich', true],
  ['ZÜR', 'zürich insurance', true],
  ['z\u0075\u0308r', 'Zürich', true],
  ['nestle', 'Nestlé', true],
  ['strasse', 'Straße', true],
  [' bank ', 'Alpin Bank', true],
  ['', 'anything', true],
  ['bank', 'Insurance', false],
  ['.*', 'Insurance', false],
])('[L-03] %j in %j: %p', (typed, text, found) => {
  expect(isSubstring(typed, text)).toBe(found);
});

test('[L-02] of 2,000 options a hundred are shown, and all are counted', () => {
  const options = Array.from({ length: 2000 }, (_, index) => ({
    value: `${index}`,
    label: `Company ${index}`,
  }));
  expect(matchingOptions(options, '')).toMatchObject({ total: 2000, shown: { length: 100 } });
  expect(matchingOptions(options, 'company 199').shown.map(({ value }) => value)).toEqual([
    '199',
    ...Array.from({ length: 10 }, (_, index) => `${1990 + index}`),
  ]);
});

test('[L-02] labels are folded once for a list of options, and again for another', () => {
  const folded = jest.spyOn(String.prototype, 'normalize');
  const options = ['Zürich', 'Genève'].map((label) => ({ value: label, label }));
  expect(matchingOptions(options, 'zu')).toMatchObject({ total: 1 });
  const first = folded.mock.calls.length;
  expect(matchingOptions(options, 'gen')).toMatchObject({ total: 1 });
  // Only the typed text.
  expect(folded.mock.calls.length - first).toBe(1);
  expect(matchingOptions([{ value: 'Bern', label: 'Bérn' }], 'bern')).toMatchObject({ total: 1 });
  folded.mockRestore();
});
