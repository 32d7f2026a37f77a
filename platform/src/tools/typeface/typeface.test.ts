import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import { checkout } from '#run/settings/checkout.ts';
import { readFaces } from './faces.ts';
import { readTables } from './fontTables.ts';
import { readNames } from './nameTable.ts';
import { fileOf, makeTypeface, portalFaces, sourceFile } from './makeTypeface.ts';

/** Every font's map ends with it. */
const endOfMap = 0xffff;
const weights = [200, 400, 600, 700, 900];

/** Unpacked, as fontkit reads no weights of a WOFF2 file. */
async function fontOf(bytes: Buffer): Promise<Font> {
  const font = create(await convert(bytes, 'sfnt'));
  if ('fonts' in font) throw new Error('A collection of fonts.');
  return font;
}

let source: Font;
let original: Set<number>;
beforeAll(async () => {
  source = await fontOf(sourceFile());
  original = new Set(source.characterSet);
});

const [ext, more, first] = portalFaces().map((face) => ({ ...face, path: fileOf(face) }));
if (ext === undefined || more === undefined || first === undefined) throw new Error('Expected three faces.');
const made = [
  { name: 'first', ...first },
  { name: 'more', ...more },
];

const open = async ({ path }: { path: string }) => fontOf(await readFile(path));
const hex = (characters: Iterable<number>) =>
  [...characters].map((character) => `U+${character.toString(16).toUpperCase().padStart(4, '0')}`);

test('`pnpm typeface` makes the files that are there again, byte for byte', async () => {
  for (const [path, bytes] of await makeTypeface())
    expect([path, bytes.equals(await readFile(path))]).toEqual([path, true]);
});

test('a range that browsers could read otherwise is refused', () => {
  const sheet = "@font-face { src: url('a.woff2'); unicode-range: U+4??; }";
  expect(() => readFaces(sheet)).toThrow('Not a range of characters: U+4??');
});

describe.each(made)('the $name file', (face) => {
  test('has another name than the original, its copyright and its licence', async () => {
    const table = readTables(await convert(await readFile(face.path), 'sfnt')).get('name');
    const names = readNames(table ?? Buffer.alloc(0)).filter(({ id }) => id < 256);
    expect(Object.fromEntries(names.map(({ id, text }) => [id, text]))).toEqual({
      0: '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
      1: 'Portal Sans ExtraLight',
      2: 'Regular',
      3: '3.052;ADBO;Portal Sans ExtraLight-ExtraLight;ADOBE',
      4: 'Portal Sans',
      5: 'Version 3.052;hotconv 1.1.0;makeotfexe 2.6.0',
      6: 'PortalSans-Roman',
      13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1. It is a modified version.',
      14: 'http://scripts.sil.org/OFL',
      17: 'ExtraLight',
    });
  });

  test('has what its range has of the original, and nothing else', async () => {
    const expected = [...face.characters].filter((character) => original.has(character));
    expect(hex((await open(face)).characterSet)).toEqual(hex([...expected, endOfMap]));
  });

  test('has the line of the original, and all its weights', async () => {
    const font = await open(face);
    const measures = ({ unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, variationAxes }: Font) => ({
      line: [unitsPerEm, ascent, descent, lineGap, capHeight, xHeight],
      variationAxes,
    });
    expect(measures(font)).toEqual(measures(source));
    expect(measures(font).variationAxes).toEqual({
      wght: { name: 'Weight', min: 200, default: 200, max: 900 },
    });
  });

  test.each(weights)('draws each character as wide and in the form of the original: %i', async (wght) => {
    const drawn = (font: Font) => {
      const instance = font.getVariation({ wght });
      return [...face.characters]
        .filter((character) => original.has(character))
        .map((character) => {
          const glyph = instance.glyphForCodePoint(character);
          return [hex([character])[0], glyph.advanceWidth, glyph.path.toSVG()];
        });
    };
    expect(drawn(await open(face))).toEqual(drawn(source));
  });
});

test('each character of the original is in one of the files', () => {
  const drawn = [...original].filter(
    (character) => !first.characters.has(character) && !more.characters.has(character),
  );
  // Combining marks that no range of the package names: browsers set the composed letters.
  expect(hex(drawn)).toEqual(['U+0300', 'U+0301', 'U+0303', 'U+0309', 'U+0323', hex([endOfMap])[0]]);
  expect([...more.characters].filter((character) => first.characters.has(character))).toEqual([]);
});

test('the second file is fetched for what it draws only', () => {
  expect(hex([...more.characters].filter((character) => !original.has(character)))).toEqual([]);
});

test.each(['AVATAR To Ty, «Ü» Wö', 'Zürich – Kursziel CHF 1’234.50', 'Tête-à-tête, perché'])(
  'pairs stand as close as in the original: %s',
  async (text) => {
    const advances = (font: Font) => font.layout(text).positions.map(({ xAdvance }) => xAdvance);
    const found = advances(await open(first));
    expect(found).toEqual(advances(source));
    const apart = Array.from(
      text,
      (letter) => source.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    );
    expect(found).not.toEqual(apart);
  },
);

test('digits are equally wide', async () => {
  const font = (await open(first)).getVariation({ wght: 600 });
  const widths = Array.from('0123456789', (digit) => font.layout(digit).advanceWidth);
  expect(new Set(widths).size).toBe(1);
});

test('[S-11] a first view knows the preloaded file as the style sheet does', async () => {
  const code = await readFile(join(checkout, 'shell/src/first-view/typeface.ts'), 'utf8');
  expect(code).toContain(`'${first.range.replaceAll(' ', '')}'`);
  expect(code).toContain("family: 'Portal Sans'");
});
