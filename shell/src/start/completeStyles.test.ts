import { completeStyles } from './completeStyles.ts';

const hash = 'sha384-x';

function aPage(event: 'load' | 'error', sheet: object | null, media = '') {
  document.head.innerHTML = `<link rel="stylesheet" ${media} href="/artefacts/shell/1.0.0/main.1.css" integrity="${hash}">`;
  const done = completeStyles(document);
  const [link, ...others] = document.querySelectorAll('link');
  Object.defineProperty(link, 'sheet', { value: sheet });
  link?.dispatchEvent(new Event(event));
  return { done, link, others };
}

test('a style sheet that did not come is asked for once more, with its hash', async () => {
  const { done, link, others } = aPage('load', {});
  await done;
  expect(link?.getAttribute('href')).toBe('http://localhost/artefacts/shell/1.0.0/main.1.css?r=1');
  expect(link?.getAttribute('integrity')).toBe(hash);
  expect(others).toEqual([]);
});

test.each([
  ['does not come again', 'error', null],
  ['is none', 'load', null],
] as const)('a style sheet that %s ends the start, by its name', async (_, event, sheet) => {
  await expect(aPage(event, sheet).done).rejects.toThrow(
    'The style sheet main.1.css of the portal could not be loaded.',
  );
});

test('a style sheet that was for print until the start is then applied in its place', async () => {
  document.head.innerHTML = `<link rel="stylesheet" media="print" href="/main.1.css"><style>.of-a-later-part {}</style>`;
  const [link] = document.querySelectorAll('link');
  Object.defineProperty(link, 'sheet', { value: {} });
  await completeStyles(document);
  expect(document.head.firstElementChild).toBe(link);
  expect(link?.media).toBe('all');
});

test('one that is asked for again is applied as well', async () => {
  const { done, link } = aPage('load', {}, 'media="print"');
  await done;
  expect(link?.media).toBe('all');
});

test('a page whose style sheets are there starts at once', async () => {
  document.head.innerHTML = '<style>body { margin: 0 }</style>';
  await expect(completeStyles(document)).resolves.toBeUndefined();
});
