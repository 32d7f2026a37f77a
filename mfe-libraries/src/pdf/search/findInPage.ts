/** A part of one of the page's pieces of text. */
interface TextRange {
  piece: number;
  from: number;
  to: number;
}

/** Where a search was found: in one piece of text, or over several. */
export type PageMatch = readonly TextRange[];

/** A piece of a page's text, as a PDF positions it. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

interface Letter {
  letter: string;
  piece: number;
  place: number;
}

/** Without case and accents. */
const fold = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters with their places; every space between words is one, and a line end is a space. */
function lettersOf(pieces: readonly TextPiece[]): Letter[] {
  const letters: Letter[] = [];
  const add = (letter: string, piece: number, place: number) => {
    const isSpace = /\s/.test(letter);
    if (!isSpace) letters.push({ letter, piece, place });
    else if (letters.at(-1)?.letter !== ' ') letters.push({ letter: ' ', piece, place });
  };
  for (const [piece, { str, hasEOL }] of pieces.entries()) {
    for (let place = 0; place < str.length; place++)
      for (const letter of fold(str.charAt(place))) add(letter, piece, place);
    if (hasEOL) add(' ', piece, str.length);
  }
  return letters;
}

function rangesOf(letters: readonly Letter[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { piece, place } of letters) {
    const last = ranges.at(-1);
    if (last?.piece === piece) last.to = place + 1;
    else ranges.push({ piece, from: place, to: place + 1 });
  }
  return ranges;
}

/** All places of a search in a page, whatever its case, accents and line ends. [V-03] */
export function findInPage(pieces: readonly TextPiece[], term: string): PageMatch[] {
  const sought = fold(term.trim().replaceAll(/\s+/g, ' '));
  if (sought === '') return [];
  const letters = lettersOf(pieces);
  const text = letters.map(({ letter }) => letter).join('');
  const matches: PageMatch[] = [];
  for (let start = text.indexOf(sought); start >= 0; start = text.indexOf(sought, start + sought.length))
    matches.push(rangesOf(letters.slice(start, start + sought.length)));
  return matches;
}
