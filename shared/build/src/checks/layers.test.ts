import { styleSheets } from './styleSheets.ts';

const sheets = styleSheets();

/** The table of levels, from lowest to highest. */
const levels = sheets
  .filter(({ path }) => path.endsWith('tokens.css'))
  .flatMap(({ text }) => [...text.matchAll(/--portal-layer-([\w-]+): (\d+);/g)])
  .map(([, name = '', height = '']) => ({ name, height: Number(height) }));

test('the table of levels ascends: what sticks, the header, and what opens over both', () => {
  expect(levels.map(({ height }) => height)).toEqual(
    levels.map(({ height }) => height).toSorted((one, other) => one - other),
  );
  const heightOf = (sought: string) => levels.find(({ name }) => name === sought)?.height ?? NaN;
  for (const { name, height } of levels.filter((level) => level.name.startsWith('sticky-')))
    expect([name, height < heightOf('header')]).toEqual([name, true]);
  expect(heightOf('popover')).toBeGreaterThan(heightOf('modal'));
});

test('every z-index is a level of the table, or behind its own element', () => {
  const known = new Set([
    'auto',
    'auto !important',
    '-1',
    ...levels.map(({ name }) => `var(--portal-layer-${name})`),
  ]);
  const others = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/z-index:\s*([^;]+);/g)]
      .filter(([, value = '']) => !known.has(value))
      .map(([declaration]) => `${path}: ${declaration}`),
  );
  expect(levels.length).toBeGreaterThan(5);
  expect(others).toEqual([]);
});
