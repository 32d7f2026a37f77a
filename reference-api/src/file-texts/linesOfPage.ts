/** What cannot be printed, but line ends. The database takes no zero bytes, and marks hits with two of them. */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}]/gu;

/** A word that continues in the next line: `growth` after `gro-`. A hyphen before a capital stays. */
const brokenWord = /(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu;

/** In texts, a line with this is a heading, which is not searched. */
const headingMark = /^(?:# )+/;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The text of a page, as a PDF has it in lines, as sentences. */
export function linesOfPage(text: string): string[] {
  const flowing = text
    .replaceAll('\r', '\n')
    .replaceAll(unprintable, ' ')
    .replaceAll(brokenWord, '')
    .replaceAll(/\s+/g, ' ')
    .normalize('NFC');
  return [...sentences.segment(flowing)]
    .map(({ segment }) => segment.trim().replace(headingMark, ''))
    .filter((line) => line !== '');
}
