export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** About ten lines. */
const mostLetters = 900;
const mostParagraphs = 6;

export function isLong(text: string): boolean {
  return text.trim().length > mostLetters || paragraphsOf(text).length > mostParagraphs;
}
