import fc from 'fast-check';
import { markedParts } from './markedParts.ts';

/** The text, with marked parts in brackets. */
const shown = (text: string, term: string) =>
  markedParts(text, term)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Banks: a steady quarter', 'banks', '[Banks]: a steady quarter'],
  ['Banks: a steady quarter', 'bank', '[Banks]: a steady quarter'],
  ['A bank in Zürich', 'BANKS', 'A [bank] in Zürich'],
  ['Zürich bleibt ruhig', 'zurich', '[Zürich] bleibt ruhig'],
  ['Zurich stays calm', 'Zürich', '[Zurich] stays calm'],
  ['Zürich bleibt ruhig', 'zuerich', '[Zürich] bleibt ruhig'],
  ['Zuerich bleibt ruhig', 'Zürich', '[Zuerich] bleibt ruhig'],
  ['Neue Quelle', 'nue quele', 'Neue Quelle'],
  ['Zürich zerlegt'.normalize('NFD'), 'zürich', '[Zürich] zerlegt'.normalize('NFD')],
  ['Grösse und Größe', 'grosse', '[Grösse] und [Größe]'],
  ['Aktien: Häuser und Haus', 'häuser', 'Aktien: [Häuser] und [Haus]'],
  ['Studies and a study', 'study', '[Studies] and a [study]'],
  ['Studies and a study', 'studies', '[Studies] and a [study]'],
  ['Rising rates', 'rise rate', '[Rising] [rates]'],
  ['Die Zinsen und der Zins', 'zinsen', 'Die [Zinsen] und der [Zins]'],
  ['Bankaktien und Kantonalbank', 'bank', '[Bankaktien] und Kantonalbank'],
  ['Robotics and bots', 'bot', 'Robotics and [bots]'],
  ['Q3 and Q30', 'q3', '[Q3] and Q30'],
  ['The rate of change', 'the rate of', 'The [rate] of change'],
  ['Der Markt und die Zinsen', 'und die zinsen', 'Der Markt und die [Zinsen]'],
  ['bank', 'the', 'bank'],
  ['A steady quarter, a steady hand', '"steady quarter"', 'A [steady quarter], a steady hand'],
  ['A steady-quarter view', '"steady quarter"', 'A [steady-quarter] view'],
  ['The state of the nation', '"state of the nation"', 'The [state of the nation]'],
  ['Small-cap, not small', 'small-cap', '[Small-cap], not small'],
  ['Banks and bonds', 'banks -bonds', '[Banks] and bonds'],
  ['Banks and bonds', 'banks -"and bonds"', '[Banks] and bonds'],
  ['Banks or bonds', 'banks or bonds', '[Banks] or [bonds]'],
  ['Steady quarter', '"steady quarter', '[Steady quarter]'],
  ['Steady steady steady', '"steady steady"', '[Steady steady steady]'],
  ['Steady', 'steady steady', '[Steady]'],
  ['Steady', '"" - -- !!! " "', 'Steady'],
  ['Steady', '', 'Steady'],
  ['Steady', 'other', 'Steady'],
  ['', 'steady', ''],
  ['<b>Banks</b> & <i>', 'b banks i', '<[b]>[Banks]</[b]> & <[i]>'],
  ['a.b*c(d', '.*(', 'a.b*c(d'],
])('[L-14] in %j the search %j marks %s', (text, term, expected) => {
  expect(shown(text, term)).toBe(expected);
});

test('[L-14] whatever is searched, the text stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      const parts = markedParts(text, term);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('a long search in a long title takes no time worth naming', () => {
  const text = 'bank '.repeat(60);
  const parts = markedParts(text, '"' + 'bank '.repeat(100) + '" ' + 'a"b-'.repeat(100));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
