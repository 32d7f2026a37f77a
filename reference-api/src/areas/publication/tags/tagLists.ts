/** From a list such as `Language;Sector`. */
export function splitCategories(joined: string): string[] {
  return [...new Set(joined.split(';').map((each) => each.trim().normalize('NFC')))].filter(
    (each) => each !== '',
  );
}

/** Joined with ";"; skips what is not a number. */
export function readIds(joined: string | undefined): Set<number> {
  return new Set(
    (joined ?? '')
      .split(';')
      .filter((each) => /^\d{1,9}$/.test(each))
      .map(Number),
  );
}
