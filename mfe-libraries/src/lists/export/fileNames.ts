import { formatDay } from '@portal/i18n';
import { fileFormat } from '@portal/research';
import type { Publication } from '@portal/wire';

/** Keeps the whole name, with date, number and extension, below every file system's limit (at least 143 bytes). */
const mostBytes = 112;

const encoder = new TextEncoder();

/** A character with its accents or skin tone, or a flag. */
const character = /(?:\p{RI}\p{RI}|\p{Any})[\p{M}\p{EMod}]*/gu;

/** Cuts a text to a number of UTF-8 bytes without splitting a character. */
function cut(text: string, most: number): string {
  let shortened = '';
  let bytes = 0;
  for (const [sign] of text.matchAll(character)) {
    bytes += encoder.encode(sign).length;
    if (bytes > most) break;
    shortened += sign;
  }
  return shortened;
}

/** Windows reserves these for devices, whatever the extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;

/** Windows drops trailing dots and spaces. */
const withoutEnd = (text: string) => text.replace(/[.\s]+$/, '');

/** The sortable day in Zurich; '' if unknown. */
const dayOf = (date: string) => formatDay(date).split('.').reverse().join('-');

/** Keeps what every file system accepts: no path separators or control characters, composed umlauts. */
const readable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');

/** Folds case as file systems do; some treat ß as SS. */
const compared = (name: string) => name.toUpperCase().toLowerCase();

/** Names the files of publications by day in Zurich, title and format; unique even ignoring case. [L-24] */
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
