/** Longer words are cut: nobody reads them, and they could push the page's own words out of sight. */
const maxMessageLength = 200;

/** Characters without a shape that turn round or hide the words next to them. */
const formatCharacters = /\p{Cf}/gu;

/** Words that came from elsewhere, made fit to stand on a page: plain, trimmed, at most 200 characters. [G-10] [G-12] */
export function plainWords(text: string): string {
  return Array.from(text.replace(formatCharacters, '').trim()).slice(0, maxMessageLength).join('');
}
