/** Elements between which no match reaches. */
const blocks =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, figcaption, caption, blockquote, pre, div, section';

interface Character {
  folded: string;
  node: Text;
  offset: number;
}

/** Without case and accents; a character may become several, as `ß`. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

function* charactersOf(root: Element): Generator<Character> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let block: Element | null | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const around = node.parentElement?.closest(blocks);
    if (block !== undefined && around !== block) yield { folded: '\n', node, offset: 0 };
    block = around ?? null;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const text = node.data.charAt(offset);
      for (const letter of /\s/.test(text) ? ' ' : folded(text)) yield { folded: letter, node, offset };
    }
  }
}

const isRepeatedSpace = ({ folded: letter }: Character, before: Character | undefined) =>
  letter === ' ' && (before?.folded === ' ' || before?.folded === '\n');

const mostMatches = 500;

/**
 * Where a text stands in a document, regardless of case, accents and spaces, also across emphasis; within one
 * paragraph, at most 500 times. [V-03]
 */
export function findText(root: Element, text: string): Range[] {
  const sought = folded(text).replace(/\s+/g, ' ').trim();
  if (sought === '') return [];
  const characters: Character[] = [];
  for (const each of charactersOf(root)) if (!isRepeatedSpace(each, characters.at(-1))) characters.push(each);
  const all = characters.map((each) => each.folded).join('');
  const found: Range[] = [];
  for (let at = all.indexOf(sought); at !== -1 && found.length < mostMatches;) {
    const first = characters[at];
    const last = characters[at + sought.length - 1];
    if (first === undefined || last === undefined) break;
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    found.push(range);
    at = all.indexOf(sought, at + sought.length);
  }
  return found;
}

const plain = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** Headings with their level, 1 to 3. [V-03] */
export const headingsOf = (root: Element) =>
  [...root.querySelectorAll('h1, h2, h3')]
    .map((element) => ({ element, level: Number(element.localName.slice(1)), text: plain(element) }))
    .filter(({ text }) => text !== '');

/** What can be quoted as a whole. [V-03] */
export const passagesOf = (root: Element) =>
  [...root.querySelectorAll('p, li, blockquote, figcaption')]
    .filter((element) => element.querySelector('p, li, blockquote') === null)
    .map((element) => ({ element, text: plain(element) }))
    .filter(({ text }) => text !== '');

/** Figures, and pictures outside of them. [V-03] */
export const figuresOf = (root: Element) =>
  [...root.querySelectorAll('figure, img, svg')]
    .filter((element) => element.parentElement?.closest('figure, svg') == null)
    .filter((element) => element.localName !== 'figure' || element.querySelector('img, svg') !== null)
    .map((element) => ({ element, text: plain(element.querySelector('figcaption') ?? element) }));
