import { findInPage, type TextPiece } from './findInPage.ts';

const pieces = (...lines: string[]): TextPiece[] => lines.map((str) => ({ str, hasEOL: true }));

const shown = (texts: readonly TextPiece[], term: string) =>
  findInPage(texts, term).map((ranges) =>
    ranges.map(({ piece, from, to }) => texts[piece]?.str.slice(from, to)),
  );

test.each<[string, TextPiece[], (string | undefined)[][]]>([
  ['wombat', pieces('A Wombat digs; a wombat'), [['Wombat'], ['wombat']]],
  ['zurich', pieces('Zürich, ZÜRICH'), [['Zürich'], ['ZÜRICH']]],
  ['zürich', pieces('Zurich'), [['Zurich']]],
  ['wombat  digs', pieces('A wombat', 'digs.'), [['wombat', 'digs']]],
  [
    'growth',
    [
      { str: 'gro', hasEOL: false },
      { str: 'wth', hasEOL: false },
    ],
    [['gro', 'wth']],
  ],
  ['aa', pieces('aaaa'), [['aa'], ['aa']]],
  ['1.5 %', pieces('Up 1.5 % (.*)'), [['1.5 %']]],
  ['.*', pieces('Up 1.5 % (.*)'), [['.*']]],
  ['  ', pieces('A wombat'), []],
  ['quokka', pieces('A wombat'), []],
])('[V-03] %j is found in a page', (term, texts, expected) => {
  expect(shown(texts, term)).toEqual(expected);
});
