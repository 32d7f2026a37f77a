/** Longer text could push the page's own out of sight. */
const maxMessageLength = 200;

/** Can reverse or hide the text next to them. */
const formatCharacters = /\p{Cf}/gu;

/** Plain, trimmed, at most 200 characters. [G-10] [G-12] */
export function plainWords(text: string): string {
  return Array.from(text.replace(formatCharacters, '').trim()).slice(0, maxMessageLength).join('');
}
