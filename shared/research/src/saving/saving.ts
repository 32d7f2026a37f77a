import type { Language } from '@portal/contract';
import { toCsv } from './toCsv.ts';

/** Milliseconds for the browser to read the file: Safari only starts after the click. */
const readingMs = 60_000;

/** Saves content as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
}

interface CsvFile {
  name: string;
  /** Decides the separator that spreadsheets expect. */
  language: Language;
}

/** Saves rows of cells, the header first, as a CSV file. [C-07] [L-24] */
export function saveCsv(lines: readonly (readonly string[])[], { name, language }: CsvFile): void {
  saveFile(new Blob([toCsv(lines, language)], { type: 'text/csv;charset=utf-8' }), name);
}
