/** Three-character sequences of each word, padded at both ends. */
export function trigrams(foldedText: string): Set<string> {
  const found = new Set<string>();
  for (const word of foldedText.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = Array.from(`  ${word} `);
    for (let start = 0; start + 3 <= padded.length; start++)
      found.add(padded.slice(start, start + 3).join(''));
  }
  return found;
}

/** The share of the typed trigrams in a name, 0 to 1. */
export function resemblance(own: ReadonlySet<string>, typed: ReadonlySet<string>): number {
  if (typed.size === 0) return 0;
  let shared = 0;
  for (const each of typed) if (own.has(each)) shared++;
  return shared / typed.size;
}
