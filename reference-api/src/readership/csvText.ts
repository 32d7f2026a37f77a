import type { ReadershipRow } from './readReadership.ts';

/** Spreadsheets calculate what begins so. */
const isFormula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as spreadsheets open it: RFC 4180, with a byte order mark, as they take UTF-8 for Latin-1 without one. Empty
 * without rows.
 */
export function csvText(rows: readonly ReadershipRow[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(','));
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}`;
}
