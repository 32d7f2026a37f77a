import { styleSheets } from './styleSheets.ts';

/** Any added or removed element would make the browser restyle all that follow it. */
const followsAnything = /\*\s*[+~]/;

/** As in `.row > *`: tried on every element of the page whenever that gets a style. A reset without an ancestor is fine. */
const meansAnything = /(?:[>+~]|[\w\])]\s)\s*\*\s*[,{]/;

const sheetsWith = (selector: RegExp) =>
  styleSheets()
    .filter(({ text }) => selector.test(text))
    .map(({ path }) => path);

test('no style sheet uses sibling selectors: removing a row would restyle thousands', () => {
  expect(styleSheets().length).toBeGreaterThan(50);
  expect(sheetsWith(followsAnything)).toEqual([]);
});

test('no selector ends in any element: it would be tried on all of them', () => {
  expect(['.row > * {', '.a + * {', 'p * , b {'].filter((each) => !meansAnything.test(each))).toEqual([]);
  expect(meansAnything.test('{ *, *::before {')).toBe(false);
  expect(sheetsWith(meansAnything)).toEqual([]);
});
