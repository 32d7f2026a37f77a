import { bearsWord, wordsOf, type Word } from './words.ts';

/** Stop words of the search, folded. */
const passedOver = new Set(
  (
    'a an and are as at be by for from has in is it of on or that the this to was with ' +
    'als am an auf aus bei das dem den der des die ein eine fur im in ist mit nach oder und vom von wie zu zum zur'
  ).split(' '),
);

/**
 * The phrases of a search, parsed like the search does: quoted words and parts of hyphenated ones must be adjacent, "-"
 * excludes, `or` is ignored. Each is a non-empty list of folded words.
 */
function searchPhrases(term: string): string[][] {
  return [...term.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)]
    .filter(([, minus]) => minus === '')
    .map(([, , quoted, plain = '']) => wordsOf(quoted ?? plain).map(({ folded }) => folded))
    .filter((words) => words.length > 1 || words.some((word) => !passedOver.has(word)));
}

/** A piece of text; all pieces joined are the whole text. */
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
 * Splits a text by the words of a search: whole words regardless of case, accents and endings, and phrases only if
 * adjacent. Excluded words are not marked. Render as text, never markup. [L-14]
 */
export function markedParts(text: string, term: string): TextPart[] {
  const phrases = searchPhrases(term);
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
