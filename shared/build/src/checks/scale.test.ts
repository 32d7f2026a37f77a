import { styleSheets } from './styleSheets.ts';

const sheets = styleSheets();
const tokens = sheets.find(({ path }) => path.endsWith('theme/tokens.css'))?.text ?? '';
const others = sheets.filter(({ path }) => !path.includes('/theme/'));

interface Declaration {
  path: string;
  name: string;
  value: string;
}

function declarationsIn(path: string, rule: string): Declaration[] {
  return [...rule.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({
    path,
    name,
    value,
  }));
}

const words = ({ path, name, value }: Declaration) => `${path}: ${name}: ${value}`;

/** Lengths beyond a hairline; printed ones are in points. */
const lengthsIn = (value: string) =>
  (value.match(/\d*\.?\d+(px|em)\b/g) ?? []).filter((length) => !['0px', '1px'].includes(length));

test('[S-10] every distance is a step of the scale', () => {
  const distances = others
    .flatMap(({ path, text }) => declarationsIn(path, text))
    .filter(({ name }) => /^(padding|margin)(-|$)|^((row|column)-)?gap$/.test(name));
  expect(distances.length).toBeGreaterThan(500);
  const beyond = distances.filter(({ value }) => lengthsIn(value).length > 0);
  expect(beyond.map(words)).toEqual([]);
});

/** Of what is pressed or filled in, as tokens. */
const heights = [...tokens.matchAll(/--portal-(size(?:-\w+)?|finger):/g)].map(([, name]) => `portal-${name}`);

/** Within a line of text. */
const inText = 'portal-space-3';

test('[S-10] what is pressed has one of few heights', () => {
  expect([...new Set(heights)]).toEqual([
    'portal-size',
    'portal-size-small',
    'portal-size-row',
    'portal-finger',
  ]);
  const pressed = others.flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, rule = '']) => /cursor: pointer/.test(rule))
      .flatMap(([, rule = '']) => declarationsIn(path, rule)),
  );
  const measured = pressed.filter(({ name }) => /^(min-)?(height|block-size)$/.test(name));
  expect(measured.length).toBeGreaterThan(30);
  const allowed = new Set([...heights, inText]);
  const odd = measured.filter(
    ({ value }) =>
      lengthsIn(value.replaceAll('- 2px', '')).length > 0 ||
      [...value.matchAll(/var\(--([\w-]+)/g)].some(([, token = '']) => !allowed.has(token)),
  );
  expect(odd.map(words)).toEqual([]);
});

test('[S-10] colours come from the theme', () => {
  const painted = others.flatMap(({ path, text }) =>
    declarationsIn(path, text).filter(({ value }) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value)),
  );
  expect(painted.map(words)).toEqual([]);
});
