import { readTables, writeTables } from './fontTables.ts';
import { readNames, writeNames, type FontName } from './nameTable.ts';

/** Name ids. */
const copyright = 0;
const licence = 13;
const licenceAddress = 14;

/** These name the original and its licence. */
export const lasting: readonly number[] = [copyright, licence, licenceAddress];

/** The source has only the address. */
const licenceText =
  'This Font Software is licensed under the SIL Open Font License, Version 1.1. It is a modified version.';

const reserved = /Source/i;

function renamedName(name: FontName): FontName {
  if (lasting.includes(name.id)) return name;
  const text = name.text.replaceAll('Source Sans 3', 'Portal Sans').replaceAll('SourceSans3', 'PortalSans');
  if (reserved.test(text)) throw new Error(`Name ${name.id} has the reserved name: ${text}`);
  return { ...name, text };
}

function namesOf(tables: ReadonlyMap<string, Buffer>): FontName[] {
  const table = tables.get('name');
  if (table === undefined) throw new Error('The typeface has no names.');
  return readNames(table);
}

export function copyrightOf(font: Buffer): string {
  const found = namesOf(readTables(font)).find(({ id }) => id === copyright);
  if (found === undefined) throw new Error('The typeface names no copyright.');
  return found.text;
}

/** Its licence reserves the name “Source” for unmodified files. */
export function renamed(font: Buffer): Buffer {
  const tables = readTables(font);
  const names = namesOf(tables).map(renamedName);
  const [first] = names;
  if (first?.id !== copyright) throw new Error('The typeface does not begin with its copyright.');
  const licensed = names.some(({ id }) => id === licence)
    ? names
    : [...names, { ...first, id: licence, text: licenceText }];
  tables.set('name', writeNames(licensed.toSorted((one, other) => one.id - other.id)));
  return writeTables(tables);
}
