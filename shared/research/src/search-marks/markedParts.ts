import { soughtPhrases } from './soughtPhrases.ts';
import { bearsWord, wordsOf, type Word } from './words.ts';

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
