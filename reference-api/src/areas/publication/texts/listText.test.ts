import { withFields } from './listText.ts';

const textOf = (pieces: readonly Buffer[]) => Buffer.concat(pieces).toString();
const record = Buffer.from('{"title":"Zürich"}');
const editions = [Buffer.from('{"title":"Zurich"}'), Buffer.from('{"title":"Zurigo"}')];

test('fields and lists follow those that a record has', () => {
  expect(textOf(withFields(record, { is_new: true, matched_text: 'a "word"' }, { editions }))).toBe(
    '{"title":"Zürich","is_new":true,"matched_text":"a \\"word\\"","editions":[{"title":"Zurich"},{"title":"Zurigo"}]}',
  );
});

test('without fields and lists a record stays as it is', () => {
  expect(textOf(withFields(record, { matched_text: undefined }))).toBe('{"title":"Zürich"}');
  expect(textOf(withFields(record, {}, { editions: [] }))).toBe('{"title":"Zürich","editions":[]}');
});
