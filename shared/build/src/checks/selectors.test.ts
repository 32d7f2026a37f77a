import { styleSheets } from './styleSheets.ts';

/** Any added or removed element would make the browser restyle all that follow it. */
const followsAnything = /\*\s*[+~]/;

test('no style sheet names what follows anything: a row that goes would cost a table of thousands its styles', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => followsAnything.test(text)).map(({ path }) => path)).toEqual([]);
});
