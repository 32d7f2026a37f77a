import { bare, type TypedWord } from '../search/typedWords.ts';
import { trigrams } from './resemblance.ts';

export interface KnownWord {
  word: string;
  documents: number;
}

/** Below this, two words have too little in common: `zrich` and `zürich` have 0.44. */
const leastLikeness = 0.35;

/** Shorter words resemble too many others. The database's letter classes would depend on its locale. */
export const isWord = (text: string) => /^\p{L}{4,}$/u.test(text);

/** The words of all titles and names. */
export class Vocabulary {
  /** Without accents, sorted, to find beginnings. */
  private readonly folded: readonly string[];
  private readonly withTrigram = new Map<string, number[]>();
  private readonly trigramCounts: readonly number[];

  constructor(private readonly words: readonly KnownWord[]) {
    this.folded = words.map(({ word }) => bare(word)).toSorted();
    this.trigramCounts = words.map(({ word }, place) => {
      const own = trigrams(bare(word));
      for (const each of own) this.placesOf(each).push(place);
      return own.size;
    });
  }

  /** Whether any word begins with one of the typed spellings. */
  knows({ begins }: TypedWord): boolean {
    return begins.some((beginning) => this.folded[this.placeOf(beginning)]?.startsWith(beginning) === true);
  }

  /** Of equally similar words the more common one; undefined if none is similar enough. */
  nearest({ spellings: [typed = ''] }: TypedWord): string | undefined {
    const own = trigrams(typed);
    const shared = new Map<number, number>();
    for (const each of own)
      for (const place of this.withTrigram.get(each) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    let best: { word: string; likeness: number; documents: number } | undefined;
    for (const [place, count] of shared) {
      const { word = '', documents = 0 } = this.words[place] ?? {};
      const likeness = count / (own.size + (this.trigramCounts[place] ?? 0) - count);
      if (likeness < leastLikeness || likeness < (best?.likeness ?? 0)) continue;
      if (likeness > (best?.likeness ?? 0) || documents > (best?.documents ?? 0))
        best = { word, likeness, documents };
    }
    return best?.word;
  }

  private placesOf(trigram: string): number[] {
    const places = this.withTrigram.get(trigram) ?? [];
    if (places.length === 0) this.withTrigram.set(trigram, places);
    return places;
  }

  /** The first place whose word does not sort before `beginning`. */
  private placeOf(beginning: string): number {
    let from = 0;
    let to = this.folded.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.folded[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/**
 * Replaces typed words that do not occur by the most similar ones; undefined if nothing changes or a word has no
 * replacement. Numbers and short words, such as `Q3`, stay.
 */
export function respelt(typed: readonly TypedWord[], vocabulary: Vocabulary): string | undefined {
  const stays = (word: TypedWord) => !isWord(word.written) || vocabulary.knows(word);
  const words = typed.map((word) => (stays(word) ? word.written : vocabulary.nearest(word)));
  const changed = typed.some(({ written }, place) => words[place] !== written);
  return changed && words.every((word) => word !== undefined) ? words.join(' ') : undefined;
}
