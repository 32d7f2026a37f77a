/** The paragraphs of a text, which blank lines or ends of lines divide. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** About ten lines at the width of reading. */
const mostLetters = 900;
const mostParagraphs = 6;

/** Whether a text is longer than what a page begins with. */
export function isLong(text: string): boolean {
  return text.trim().length > mostLetters || paragraphsOf(text).length > mostParagraphs;
}
