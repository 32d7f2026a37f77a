import { parse } from '@formatjs/icu-messageformat-parser';
import { formatMessage, formatParts, type CompiledMessage } from './formatMessage.ts';

const read = (text: string) => parse(text) as CompiledMessage;

test.each([
  ['Hello {name}', { name: 'Emma' }, 'Hello Emma'],
  ['{count, plural, =0 {none} one {one} other {# papers}}', { count: 0 }, 'none'],
  ['{count, plural, =0 {none} one {one} other {# papers}}', { count: 1 }, 'one'],
  [
    '{count, plural, one {one} other {# papers of {name}}}',
    { count: 1234, name: 'UBS' },
    '1,234 papers of UBS',
  ],
  ['{count, plural, offset:1 other {you and #}}', { count: 3 }, 'you and 2'],
  ['{place, selectordinal, one {#st} two {#nd} other {#th}}', { place: 2 }, '2nd'],
  ['{all, select, true {all} other {some}}', { all: 'true' }, 'all'],
  ['{all, select, true {all} other {some}}', { all: 'no' }, 'some'],
  ['{n, number}', { n: 1234.5 }, '1,234.5'],
  ["It''s '{'here'}'", {}, "It's {here}"],
])('%s with %j is “%s”', (text, values, expected) => {
  expect(formatMessage(read(text), { language: 'en', values })).toBe(expected);
});

test('numbers are grouped as in Switzerland in German', () => {
  const values = { count: 1234 };
  expect(formatMessage(read('{count, number}'), { language: 'de', values })).toMatch(/^1['’]234$/);
});

test('a tag’s function makes something of the words in it', () => {
  const values = { name: 'Emma', b: (words: unknown[]) => ({ bold: words }) };
  expect(formatParts(read('Hi <b>dear {name}</b>!'), { language: 'en', values })).toEqual([
    'Hi ',
    { bold: ['dear ', 'Emma'] },
    '!',
  ]);
});

test.each([
  ['Hello {name}', 'A message needs a value for name.'],
  ['<b>x</b>', 'A message needs a value for b.'],
  ['{day, date}', 'A message needs a value for day.'],
])('%s cannot be formatted without its values', (text, problem) => {
  expect(() => formatMessage(read(text), { language: 'en', values: {} })).toThrow(problem);
});

test('a kind of part that no message has is refused', () => {
  const values = { day: 1 };
  expect(() => formatMessage(read('{day, date}'), { language: 'en', values })).toThrow('unknown kind 3');
});
