import type { Language } from '@portal/contract';
import { toCsv } from './toCsv.ts';

/** As long a browser may take to read what it saves: Safari has only begun when the click is over. */
const readingMs = 60_000;

/** Saves something as a file of the reader's. */
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
  /** Of the reader: spreadsheets expect another separator in each. */
  language: Language;
}

/** Saves lines of cells, the first with what is in them, as a CSV file. [C-07] [L-24] */
export function saveCsv(lines: readonly (readonly string[])[], { name, language }: CsvFile): void {
  saveFile(new Blob([toCsv(lines, language)], { type: 'text/csv;charset=utf-8' }), name);
}
