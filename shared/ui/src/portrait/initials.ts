/** Returns the first letters of the first and last name: `AA` for Anna Maria Ammann. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s.-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
