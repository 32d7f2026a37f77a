import { bearsWord, wordsOf, type Word } from './words.ts';

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
function soughtPhrases(term: string): string[][] {
  return [...term.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .filter(([, minus]) => minus === '')
    .map(([, , quoted, plain = '']) => wordsOf(quoted ?? plain).map(({ folded }) => folded))
    .filter((words) => words.length > 1 || words.some((word) => !passedOver.has(word)));
}

/** A stretch of text, marked or not. The parts of a text, put together, are the text. */
export interface TextPart {
  text: string;
  marked: boolean;
}

interface Range {
  start: number;
  end: number;
}

const isThere = (words: readonly Word[], phrase: readonly string[], from: number) =>
  phrase.every((sought, place) => {
    const word = words[from + place];
    return word !== undefined && bearsWord(word.folded, sought);
  });

function rangesOf(words: readonly Word[], phrases: readonly string[][]): Range[] {
  const ranges: Range[] = [];
  words.forEach(({ start }, from) => {
    const lengths = phrases.filter((phrase) => isThere(words, phrase, from)).map(({ length }) => length);
    const last = words[from + Math.max(0, ...lengths) - 1];
    const before = ranges.at(-1);
    if (lengths.length === 0 || last === undefined) return;
    if (before !== undefined && start <= before.end) before.end = Math.max(before.end, last.end);
    else ranges.push({ start, end: last.end });
  });
  return ranges;
}

/**
 * A text with the words that a search asks for marked: whole words, whatever their case, accents and endings; a phrase
 * only where its words follow one another. What the search excludes is not marked. The parts are text, never markup. [L-14]
 */
export function markedParts(text: string, term: string): TextPart[] {
  const phrases = soughtPhrases(term);
  const ranges = phrases.length === 0 ? [] : rangesOf(wordsOf(text), phrases);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(
      { text: text.slice(done, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    done = end;
  }
  parts.push({ text: text.slice(done), marked: false });
  return parts.filter(({ text: part }) => part !== '');
}
