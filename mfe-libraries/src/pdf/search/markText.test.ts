import { markText } from './markText.ts';

const laidOut = (...pieces: string[]) => ({
  pieces,
  elements: pieces.map((text) => {
    const element = document.createElement('span');
    element.textContent = text;
    return element;
  }),
});
const markup = ({ elements }: ReturnType<typeof laidOut>) => elements.map(({ innerHTML }) => innerHTML);

test('[V-03] matches are marked, the current one apart, and not after the search', () => {
  const text = laidOut('a wombat <b>', 'digs', 'a wombat');
  const matches = [
    { match: [{ piece: 0, from: 2, to: 8 }], isCurrent: false },
    {
      match: [
        { piece: 1, from: 0, to: 4 },
        { piece: 2, from: 0, to: 1 },
      ],
      isCurrent: true,
    },
  ];
  expect(markText(text, matches)?.textContent).toBe('digs');
  expect(markup(text)).toEqual([
    'a <mark>wombat</mark> &lt;b&gt;',
    '<mark aria-current="true">digs</mark>',
    '<mark aria-current="true">a</mark> wombat',
  ]);
  expect(markText(text, [])).toBeUndefined();
  expect(markup(text)).toEqual(['a wombat &lt;b&gt;', 'digs', 'a wombat']);
});
