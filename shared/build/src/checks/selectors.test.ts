import { styleSheets } from './styleSheets.ts';

/** Any added or removed element would make the browser restyle all that follow it. */
const followsAnything = /\*\s*[+~]/;

test('no style sheet uses sibling selectors: removing a row would restyle thousands', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => followsAnything.test(text)).map(({ path }) => path)).toEqual([]);
});
