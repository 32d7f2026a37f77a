import { formatDay } from '@portal/i18n';
import { fileFormat } from '@portal/research';
import type { Publication } from '@portal/wire';

/** Room for a title: with day, number and ending a name stays below what any file system takes (143 bytes at least). */
const mostBytes = 112;

const encoder = new TextEncoder();

/** A sign with its accents or its tone, or a flag. */
const character = /(?:\p{RI}\p{RI}|\p{Any})[\p{M}\p{EMod}]*/gu;

/** The beginning of a text that takes at most so many bytes as UTF-8; no character is split. */
function cut(text: string, most: number): string {
  let [kept, bytes] = ['', 0];
  for (const [sign] of text.matchAll(character)) {
    bytes += encoder.encode(sign).length;
    if (bytes > most) break;
    kept += sign;
  }
  return kept;
}

/** Windows keeps these names for devices, whatever the ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;

/** Windows drops dots and spaces at the end. */
const withoutEnd = (text: string) => text.replace(/[.\s]+$/, '');

/** The day in Zurich as it sorts; '' where none is known. */
const dayOf = (date: string) => formatDay(date).split('.').reverse().join('-');

/** What every file system takes: nothing that parts a path, no control characters, umlauts as one sign. */
const readable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');

/** A name as those compare it that ignore case: ß is SS to some. */
const compared = (name: string) => name.toUpperCase().toLowerCase();

/** A name for the file of each publication, all different also where case makes none: the day in Zurich, the title, the format. [L-24] */
export function fileNames(publications: readonly Publication[]): string[] {
  const taken = new Set<string>();
  return publications.map(({ publication_date: date, title, attachment_content_type: type }) => {
    const titled = cut(readable(title).trim(), mostBytes);
    const base =
      withoutEnd(`${dayOf(date)} ${titled}`)
        .trim()
        .replace(device, '_$&') || '_';
    const ending = `.${fileFormat(type)?.toLowerCase() ?? 'bin'}`;
    let name = base + ending;
    for (let turn = 2; taken.has(compared(name)); turn++) name = `${base} (${turn})${ending}`;
    taken.add(compared(name));
    return name;
  });
}
