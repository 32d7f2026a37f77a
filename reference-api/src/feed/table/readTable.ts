import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { FeedLine } from '../runFeed.ts';

interface FedTable {
  /** What was detected, as a sentence. */
  said: string;
  lines: FeedLine[];
}

const inDoubt = (what: string) =>
  new FeedRefusal(`${what}.`, 'Export the sheet as “CSV UTF-8”, with a line of column names first.');

/** What the bytes from 0x80 mean to Windows; Latin-1 has no letters there. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Not by TextDecoder: in Node 20 it leaves these bytes as they are. */
const decodeWindows = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);

/** Spreadsheets write UTF-8, or what Windows used before it. */
function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes.includes(0)) throw inDoubt('The table is neither UTF-8 nor Latin-1');
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'UTF-8' };
  const text = decodeWindows(bytes);
  if (/[\u0080-\u009f]/.test(text)) throw inDoubt('The table is neither UTF-8 nor Latin-1');
  return { text, encoding: 'Latin-1 (Windows-1252)' };
}

const separators = { ';': 'semicolons', ',': 'commas', '\t': 'tabs' } as const;

function separatorOf(text: string): keyof typeof separators {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const found = Object.keys(separators).filter((each) =>
    header.includes(each),
  ) as (keyof typeof separators)[];
  const [one, another] = found;
  if (one === undefined) throw inDoubt('The first line does not name several columns');
  if (another !== undefined)
    throw inDoubt(`The columns may be separated by ${separators[one]} or by ${separators[another]}`);
  return one;
}

/** Of packages: several values in one cell, separated by `|`. */
const lists = ['portal_tabs', 'aggregated_types', 'asset_classes', 'languages'];

function recordOf(row: Record<string, string>, kind: string | undefined): object {
  const filled = Object.entries(row).filter(([, value]) => value !== '');
  const cells = filled.map(([name, value]) => [
    name,
    lists.includes(name) ? value.split('|').map((each) => each.trim()) : value,
  ]);
  const record = Object.fromEntries(cells) as object;
  return kind === undefined ? record : { kind, ...record };
}

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

function rowsOf(text: string, delimiter: string): ParsedRow[] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      trim: true,
      columns: (names: string[]) => names.map((name) => name.toLowerCase()),
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw inDoubt(error.message.replace(/\.$/, ''));
  }
}

/**
 * Reads a table that a spreadsheet exported: a line of column names, which are the fields of a record, and a record a row.
 * @param kind of rows that do not say one
 * @throws FeedRefusal if encoding, separator or quotes are in doubt
 */
export function readTable(bytes: Buffer, kind?: string): FedTable {
  const { text, encoding } = decode(bytes);
  const delimiter = separatorOf(text);
  const lines = rowsOf(text.replaceAll('\r\n', '\n'), delimiter).map(({ record, info }) => ({
    line: info.lines,
    text: JSON.stringify(recordOf(record, kind)),
  }));
  return { said: `read as ${encoding}, separated by ${separators[delimiter]}`, lines };
}
