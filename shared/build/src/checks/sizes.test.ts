import { sources, styleSheets } from './styleSheets.ts';

test('[S-10] every size that an icon is given grows with the text', () => {
  const given = sources('.tsx').flatMap(({ text }) =>
    [...text.matchAll(/<Icon\w*\s[^>]*?\bsize=\{(\d+)\}/g)].map(([, size]) => Number(size)),
  );
  const sizes = [...new Set(given)].sort((one, other) => one - other);
  expect(sizes.length).toBeGreaterThan(3);
  const sheet = styleSheets().find(({ path }) => path.endsWith('theme/global.css'))?.text ?? '';
  const growing = [...sheet.matchAll(/svg\.tabler-icon\[width='(\d+)'\]\) \{\s*width: ([\d.]+)rem/g)].filter(
    ([, pixels, rem]) => Number(pixels) === Number(rem) * 16,
  );
  const known = growing.map(([, pixels]) => Number(pixels));
  expect(sizes.filter((size) => !known.includes(size))).toEqual([]);
});

test('[S-10] boxes and radio buttons grow with the text', () => {
  const fixed = styleSheets().filter(({ text }) => /\.input\s*\{[^}]*\bwidth: \d+px/.test(text));
  expect(fixed.map(({ path }) => path)).toEqual([]);
});
