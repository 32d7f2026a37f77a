import { isEmailAddress } from './isEmailAddress.ts';

const name64 = 'a'.repeat(64);
const domain189 = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 189);

test.each([
  ['emma@demo.example', true],
  ['  emma@demo.example\t', true],
  ['emma.o’neil+research@mail.demo.example', true],
  ['jürg@zürich.example', true],
  [`${name64}@${domain189}`, true],
  [`${name64}@${domain189}x`, false],
  [`${name64}a@demo.example`, false],
  ['', false],
  ['   ', false],
  ['emma', false],
  ['emma@', false],
  ['@demo.example', false],
  ['emma@demo', false],
  ['emma@.example', false],
  ['emma@demo..example', false],
  ['emma@demo.example.', false],
  ['emma everett@demo.example', false],
  ['emma @demo.example', false],
  ['emma@demo.example, bob@demo.example', false],
  ['emma@@demo.example', false],
])('[A-09] [A-12] %j is an address: %p', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});
