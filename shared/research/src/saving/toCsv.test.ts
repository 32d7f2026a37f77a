import { toCsv } from './toCsv.ts';

const line = (cell: string) => toCsv([[cell]], 'en').slice(1, -2);

test.each([
  '=1+1',
  '+41',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '\rx',
  '\nx',
])('[C-07] [L-24] %j is no formula in a spreadsheet', (cell) => expect(line(cell)).toBe(`"'${cell}"`));

test.each(['A+', 'BBB-', 'Züri; Bank', 'a,b', 'two\nlines', 'a@b.ch', '5', '', '3-5'])(
  '[C-07] [L-24] %j stays as it is',
  (cell) => expect(line(cell)).toBe(`"${cell}"`),
);

test('[C-07] [L-24] lines and cells are as spreadsheets expect; the file is marked as UTF-8', () => {
  const lines = [
    ['Company', 'Rating'],
    ['The "Züri" Bank', 'Outperform'],
  ];
  expect(toCsv(lines, 'en')).toBe('\ufeff"Company","Rating"\r\n"The ""Züri"" Bank","Outperform"\r\n');
  expect(toCsv(lines, 'de')).toBe('\ufeff"Company";"Rating"\r\n"The ""Züri"" Bank";"Outperform"\r\n');
});
