import { wordsOf } from './words.ts';

/** Words that the search passes over, since nearly every text has them; folded. */
const passedOver = new Set(
  (
    'a an and are as at be by for from has in is it of on or that the this to was with ' +
    'als am an auf aus bei das dem den der des die ein eine fur im in ist mit nach oder und vom von wie zu zum zur'
  ).split(' '),
);

/**
 * What a search asks for, read as the search itself does: "words in quotes" follow one another, as do parts of a word with hyphens; a word or phrase after
 * "-" is excluded and `or` is none. Each phrase is a list of folded words, none of them empty.
 */
export function soughtPhrases(term: string): string[][] {
  return [...term.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .filter(([, minus]) => minus === '')
    .map(([, , quoted, plain = '']) => wordsOf(quoted ?? plain).map(({ folded }) => folded))
    .filter((words) => words.length > 1 || words.some((word) => !passedOver.has(word)));
}
