import { languages } from '@portal/contract';
import { looksOf, pictured, pictureOf } from './pictures.ts';

const cover = pictured.map((screen, place) =>
  languages.flatMap((language) =>
    looksOf(place, language).map((look) => ({
      language,
      look,
      file: pictureOf(screen, language, look).join('/'),
    })),
  ),
);

test('every screen has a picture at each width, in each language and in each colour', () => {
  for (const pictures of cover) {
    expect(pictures.map(({ look }) => look.width).sort((one, other) => one - other)).toEqual([
      390, 800, 1440,
    ]);
    expect(new Set(pictures.map(({ language }) => language)).size).toBe(languages.length);
    expect(new Set(pictures.map(({ look }) => look.colorScheme))).toEqual(new Set(['light', 'dark']));
  }
});

test('two screens after one another have each width in both colours', () => {
  const seen = cover
    .slice(0, 2)
    .flat()
    .map(({ look }) => `${look.width} ${look.colorScheme}`);
  expect(new Set(seen).size).toBe(6);
});

test('no picture is that of two screens', () => {
  const files = cover.flat().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});
