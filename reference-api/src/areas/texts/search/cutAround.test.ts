import { cutAround, endOfHit, longestSentence, startOfHit } from './cutAround.ts';

const marked = (word: string) => `${startOfHit}${word}${endOfHit}`;
const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

test.each([
  ['a short one', `A ${marked('hit')}.`, /^A hit\.$/],
  ['one with its hit at the beginning', `A ${marked('hit')} ${words(90)}`, /^A hit word0 .*word\d+ …$/],
  [
    'one with its hit in the middle',
    `${words(90)} ${marked('hit')} ${words(90)}`,
    /^… word\d+ .* hit word0 .*word\d+ …$/,
  ],
  ['one with its hit at the end', `${words(90)} ${marked('hit')}.`, /^… word\d+ .* hit\.$/],
  ['one without a blank', `${'x'.repeat(500)}${marked('hit')}${'y'.repeat(500)}`, /^(… )?.*…$/],
  ['one without a hit', words(90), /^word0 .* …$/],
  ['nothing', '', /^$/],
])('[L-19] of %s stays what is around the hit', (_what, text, expected) => {
  const cut = cutAround(text);
  expect(cut).toMatch(expected);
  expect(cut.length).toBeLessThanOrEqual(longestSentence + 4);
});
