import { isLong, paragraphsOf } from './paragraphs.ts';

test.each([
  ['', []],
  ['  One. ', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\nTwo.\r\n \r\n', ['One.', 'Two.']],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test('a text is long by its letters or by its lines', () => {
  expect(isLong('a'.repeat(900))).toBe(false);
  expect(isLong('a'.repeat(901))).toBe(true);
  expect(isLong('a\n'.repeat(7))).toBe(true);
});
