/** A face of the portal's typeface, as in its style sheet. */
export interface Face {
  /** As in the sheet. */
  address: string;
  /** As in the sheet, without line breaks. */
  range: string;
  characters: ReadonlySet<number>;
}

const faceRule = /@font-face\s*\{([^}]*)\}/g;
const address = /url\('([^']+)'\)/;
const unicodeRange = /unicode-range:\s*([^;]+);/;
const part = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/;

function charactersOf(range: string): Set<number> {
  const characters = new Set<number>();
  for (const text of range.split(', ')) {
    const [, first, last = first] = part.exec(text) ?? [];
    if (first === undefined || last === undefined) throw new Error(`Not a range of characters: ${text}`);
    for (let at = parseInt(first, 16); at <= parseInt(last, 16); at++) characters.add(at);
  }
  return characters;
}

/** Of several faces with a character, browsers take the last. */
export function readFaces(sheet: string): Face[] {
  return [...sheet.matchAll(faceRule)].map(([, rule = '']) => {
    const range = (unicodeRange.exec(rule)?.[1] ?? '').replaceAll(/\s+/g, ' ');
    return { address: address.exec(rule)?.[1] ?? '', range, characters: charactersOf(range) };
  });
}
