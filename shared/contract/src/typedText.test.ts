import { withoutInvisible, withoutTrailing } from './typedText.ts';

test.each([
  ['divi\u00ADdend', 'dividend'],
  ['emma\u200B@demo.example', 'emma@demo.example'],
  ['\u202A01.02.2026\u202C', '01.02.2026'],
  ['\u200EUBS\u200F \u2060Group\uFEFF', 'UBS Group'],
  ['Zürich – naïve 👩\u200D🔬', 'Zürich – naïve 👩\u200D🔬'],
])('invisible characters are dropped, visible ones and joined emojis stay: %j', (typed, text) =>
  expect(withoutInvisible(typed)).toBe(text),
);

test.each(['.', ')', '>', ' ', ').', '>.', '"', '\u200B', ',\u00A0'])(
  'what a mail brings along behind an address is dropped: %j',
  (more) => expect(withoutTrailing(`ey.J_x-9=${more}`)).toBe('ey.J_x-9='),
);
