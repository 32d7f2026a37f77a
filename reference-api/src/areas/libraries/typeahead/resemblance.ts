/** Text as it is compared: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC').trim();
}

/** The sequences of three characters of each word; its beginning and its end count too. */
export function trigrams(foldedText: string): Set<string> {
  const found = new Set<string>();
  for (const word of foldedText.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = Array.from(`  ${word} `);
    for (let start = 0; start + 3 <= padded.length; start++)
      found.add(padded.slice(start, start + 3).join(''));
  }
  return found;
}

/**
 * How much a name resembles what was typed, both folded: 3 when it begins with it, 2 when a word of it does, above 1 when it stands
 * anywhere in it, else the share of what was typed that is in the name, 0 to 1.
 */
export function resemblance(name: string, typed: { text: string; trigrams: ReadonlySet<string> }): number {
  const place = name.indexOf(typed.text);
  if (place === 0) return 3;
  if (place > 0) return /[^\p{L}\p{N}]/u.test(name.charAt(place - 1)) ? 2 : 1.5;
  if (typed.trigrams.size === 0) return 0;
  const own = trigrams(name);
  let shared = 0;
  for (const each of typed.trigrams) if (own.has(each)) shared++;
  return shared / typed.trigrams.size;
}
