import { readTable } from './readTable.ts';

const records = (bytes: Buffer | string, kind?: string) => {
  const { said, lines } = readTable(Buffer.from(bytes), kind);
  return { said, lines: lines.map(({ line, text }) => [line, JSON.parse(text) as unknown]) };
};

test('[D-02] a sheet with a BOM, semicolons, quotes, empty cells and empty lines is read', () => {
  const sheet =
    '\ufeffKind;Reference; Name ;firm\r\nclient;K-1;"Müller; Anna";F-1\r\nclient;K-2;"two\r\nlines";\r\n;;;\r\n\r\n';
  expect(records(sheet)).toEqual({
    said: 'read as UTF-8, separated by semicolons',
    lines: [
      [2, { kind: 'client', reference: 'K-1', name: 'Müller; Anna', firm: 'F-1' }],
      [4, { kind: 'client', reference: 'K-2', name: 'two\nlines' }],
    ],
  });
});

test('[D-02] Latin-1 as Windows writes it is detected and reported', () => {
  const sheet = Buffer.from('reference,name\nK-1,Zo\xeb M\xfcller \x96 \x80', 'latin1');
  expect(records(sheet, 'client')).toEqual({
    said: 'read as Latin-1 (Windows-1252), separated by commas',
    lines: [[2, { kind: 'client', reference: 'K-1', name: 'Zoë Müller – €' }]],
  });
});

test('[D-02] cells of packages have several values', () => {
  const sheet = 'kind\tname\tportal_tabs\tlanguages\npackage\tequity\ta_tab| b_tab\ten';
  expect(records(sheet).lines).toEqual([
    [2, { kind: 'package', name: 'equity', portal_tabs: ['a_tab', 'b_tab'], languages: ['en'] }],
  ]);
});

test.each([
  [
    'an export as UTF-16',
    Buffer.from('\ufeffkind;reference', 'utf16le'),
    'The table is neither UTF-8 nor Latin-1.',
  ],
  [
    'bytes that Windows has no letter for',
    Buffer.from('a;b\n\x81;x', 'latin1'),
    'The table is neither UTF-8 nor Latin-1.',
  ],
  ['a list without columns', 'reference\nK-1', 'The first line does not name several columns.'],
  ['two separators', 'name, first;name\nx;y', 'The columns may be separated by semicolons or by commas.'],
  [
    'a quote that does not end',
    'a;b\n"x;y',
    'Quote Not Closed: the parsing is finished with an opening quote at line 2.',
  ],
  ['a row of other length', 'a;b\nx;y;z', 'Invalid Record Length: columns length is 2, got 3 on line 2.'],
])('[D-02] %s is refused as a whole', (_what, bytes, reason) => {
  expect(() => records(bytes)).toThrow(reason);
});
