/** Joined with ";"; skips what is not a number. */
export function readIds(joined: string | undefined): Set<number> {
  return new Set(
    (joined ?? '')
      .split(';')
      .filter((each) => /^\d{1,9}$/.test(each))
      .map(Number),
  );
}
