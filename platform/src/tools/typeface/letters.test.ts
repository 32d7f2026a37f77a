import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { checkout } from '#run/settings/checkout.ts';
import { projectFiles } from '../documents/projectFiles.ts';
import type { Face } from './faces.ts';
import { fileOf, portalFaces } from './makeTypeface.ts';

const [ext, more, first] = portalFaces() as [Face, Face, Face];

const readable = (code: number) =>
  `U+${code.toString(16).toUpperCase().padStart(4, '0')} ${String.fromCodePoint(code)}`;

/** Beyond ASCII, also where the source has an escape. */
function charactersIn(files: readonly string[]): Set<number> {
  const texts = files.map((file) =>
    readFileSync(join(checkout, file), 'utf8').replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
  );
  return new Set(
    Array.from(texts.join(''), (character) => character.codePointAt(0) ?? 0).filter((code) => code > 0x7e),
  );
}

const isTest = (file: string) => /\.test\.|\/testing\//.test(file);
const sources = projectFiles(['.ts', '.tsx', '.json']).filter((file) => !isTest(file));
const isOfTools = (file: string) => /^shared\/(?:build|bucket|node|release-rules|testing)\//.test(file);
/** They look for letters in what others write, and show none. */
const patterns = [
  'mfe-libraries/src/lists/export/fileNames.ts',
  'shared/api/src/failures/errorLines.ts',
  'shared/contract/src/typedText.ts',
  'shared/research/src/saving/toCsv.ts',
  'shared/research/src/search-marks/words.ts',
  'shared/router/src/safeRedirect.ts',
];
const ofPages = sources.filter(
  (file) => /^(?:shell|mfe-|shared).*\.tsx?$/.test(file) && !isOfTools(file) && !patterns.includes(file),
);
const ofDemo = sources.filter((file) => file.startsWith('reference-api/src/seed/'));

/** Which of the files draws each, as browsers choose; by code point where none does. */
async function drawnBy(characters: ReadonlySet<number>) {
  const drawn: Record<string, string[]> = { first: [], more: [], ext: [], none: [] };
  const faces = Object.entries({ first, more, ext });
  const maps = await Promise.all(
    faces.map(async ([name, face]) => {
      const font = create(await readFile(fileOf(face)));
      return { name, face, letters: new Set('characterSet' in font ? font.characterSet : []) };
    }),
  );
  for (const code of characters) {
    const map = maps.find(({ face, letters }) => face.characters.has(code) && letters.has(code));
    drawn[map?.name ?? 'none']?.push(readable(code));
  }
  return drawn;
}

test('what pages say is in the file that they preload', async () => {
  expect(ofPages.filter((file) => file.includes('/messages/')).length).toBeGreaterThanOrEqual(14);
  const { first: found, ...others } = await drawnBy(charactersIn(ofPages));
  expect(found).toEqual(expect.arrayContaining(['U+00FC ü', 'U+00AB «', 'U+2019 ’', 'U+203A ›']));
  // Two keys of lists and the stars of a rating, which the system's typeface draws.
  expect(others).toEqual({ more: [], ext: [], none: ['U+2190 ←', 'U+2192 →', 'U+2605 ★', 'U+2606 ☆'] });
});

test('what the demo publishes is in that file, too', async () => {
  const { first: found, ...others } = await drawnBy(charactersIn(ofDemo));
  expect(found).toEqual(expect.arrayContaining(['U+00E9 é', 'U+00E2 â', 'U+00D6 Ö']));
  // Of CO₂: the whole of Source Sans has it, none of the files of npm's package.
  expect(others).toEqual({ more: [], ext: [], none: ['U+2082 ₂'] });
});

test('names in other languages are in the other files', async () => {
  const names = new Set(
    Array.from('Ørsted Håkon Sœur Łódź Škoda Çelik', (letter) => letter.codePointAt(0) ?? 0),
  );
  expect(await drawnBy(names)).toMatchObject({
    more: ['U+00D8 Ø', 'U+00E5 å', 'U+0153 œ', 'U+00F3 ó'],
    ext: ['U+0141 Ł', 'U+017A ź', 'U+0160 Š'],
    none: [],
  });
});
