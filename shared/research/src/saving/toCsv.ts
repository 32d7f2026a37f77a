import type { Language } from '@portal/contract';

/**
 * What a spreadsheet would run as a formula, also after blanks or in full-width characters; not a rating such as "A+".
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Cell separators that spreadsheets expect by language. */
const separators: Record<Language, string> = { en: ',', de: ';' };

/** CSV text. Starts with a UTF-8 byte order mark, so that Excel reads umlauts. [C-07] [L-24] */
export function toCsv(lines: readonly (readonly string[])[], language: Language): string {
  const text = lines.map((cells) => `${cells.map(cell).join(separators[language])}\r\n`);
  return `\ufeff${text.join('')}`;
}
