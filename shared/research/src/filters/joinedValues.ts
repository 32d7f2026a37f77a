/**
 * Joins values with ";". Separators within a value are escaped here, before URL encoding, so that links survive
 * programs that encode ";" once more.
 */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(';', '%3B')).join(';');
}

/** Text as the API accepts it: NFC, trimmed, without control characters. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Splits joined values: cleaned, without blanks and duplicates. Any "%" outside the two escapes stays. */
export function splitValues(text: string): string[] {
  const values = text
    .split(';')
    .map((value) => cleanText(value.replaceAll(/%3B/gi, ';').replaceAll('%25', '%')))
    .filter((value) => value !== '');
  return [...new Set(values)];
}
