/**
 * Values of one category as one text: joined with ";". What would break the text up again is escaped within each value,
 * before the address escapes the whole; so it survives programs that escape the ";" of a link once more.
 */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(';', '%3B')).join(';');
}

/** Text as the API takes it: in NFC, without control characters and outer blanks. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** The values of such a text: clean, each once, none of them blank. Other "%" than the two escapes stay as they are. */
export function splitValues(text: string): string[] {
  const values = text
    .split(';')
    .map((value) => cleanText(value.replaceAll(/%3B/gi, ';').replaceAll('%25', '%')))
    .filter((value) => value !== '');
  return [...new Set(values)];
}
