import type { Language } from '@portal/contract';

/** What a spreadsheet would take for a formula, also behind blanks and in full width. A rating such as "A+" is none. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What separates the cells of a line: as spreadsheets expect it in the reader's language. */
const separators: Record<Language, string> = { en: ',', de: ';' };

/** The text of a CSV file. It says that it is UTF-8, so that umlauts are right in Excel. [C-07] [L-24] */
export function toCsv(lines: readonly (readonly string[])[], language: Language): string {
  const text = lines.map((cells) => `${cells.map(cell).join(separators[language])}\r\n`);
  return `\ufeff${text.join('')}`;
}
