import { figuresOf, findText, headingsOf, passagesOf } from './documentText.ts';

function documentOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(new DOMParser().parseFromString(html, 'text/html').body);
  return root;
}

test.each([
  ['<p>Zürich and ZURICH</p>', 'zurich', ['Zürich', 'ZURICH']],
  ['<p>A <b>div</b>idend</p>', 'dividend', ['dividend']],
  ['<p>two\n   words</p>', 'two words', ['two\n   words']],
  ['<p>one</p><p>two</p>', 'one two', []],
  ['<p>Grösse, Größe</p>', 'grosse', ['Grösse', 'Größe']],
  ['<ul><li>bank</li></ul><h2>Bank</h2>', 'BANK', ['bank', 'Bank']],
  ['<p>aaaa</p>', 'aa', ['aa', 'aa']],
  ['<p>a.b</p>', '.*', []],
  ['<p>text</p>', '   ', []],
  ['', 'text', []],
])('[V-03] in %s the search %j finds %j', (html, text, expected) => {
  expect(findText(documentOf(html), text).map(String)).toEqual(expected);
});

test('[V-03] a search stops after 500 matches', () => {
  expect(findText(documentOf(`<p>${'bank '.repeat(600)}</p>`), 'bank')).toHaveLength(500);
});

test('[V-03] headings, what can be quoted, and figures', () => {
  const root = documentOf(`
    <h2>Outlook</h2><p>Steady.</p><h3> </h3><ul><li><p>One</p></li><li>Two</li></ul>
    <figure><img alt=""><figcaption>Sales</figcaption></figure><figure><table></table></figure>
    <p><svg><svg></svg></svg></p>`);
  expect(headingsOf(root).map(({ level, text }) => [level, text])).toEqual([[2, 'Outlook']]);
  expect(passagesOf(root).map(({ text }) => text)).toEqual(['Steady.', 'One', 'Two', 'Sales']);
  expect(figuresOf(root).map(({ element, text }) => [element.localName, text])).toEqual([
    ['figure', 'Sales'],
    ['svg', ''],
  ]);
});
