import { fileFormat } from '@portal/research';
import type { Publication } from '@portal/wire';

const longest = 120;

/** What every file system takes: no slashes, no control characters, not too long, umlauts as one sign. */
function readable(title: string): string {
  const safe = title
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(safe).slice(0, longest).join('').trim();
}

/** A name for the file of each publication, all different also where case makes none: the day, the title, the format. [L-24] */
export function fileNames(publications: readonly Publication[]): string[] {
  const taken = new Set<string>();
  return publications.map(({ publication_date: date, title, attachment_content_type: type }) => {
    const base = `${date.slice(0, 10)} ${readable(title)}`.trim();
    const ending = `.${fileFormat(type)?.toLowerCase() ?? 'bin'}`;
    let name = base + ending;
    for (let turn = 2; taken.has(name.toLowerCase()); turn++) name = `${base} (${turn})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
