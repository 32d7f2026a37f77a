/** A node of the first view, to be found again in React's, which has the same elements and may by now have more. */
export interface Place {
  /** The publication it belongs to: others may have come before it. */
  docRef: string | undefined;
  /** From that entry, else from the page's content: the place among the nodes of each parent. */
  path: readonly number[];
  /** Of an element: what it is and says, and its place among those that are and say the same. */
  alike: { name: string; nth: number } | undefined;
}

const entryOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-doc-ref]') ?? null;

const nameOf = (element: Element): string =>
  [element.localName, ...['type', 'href', 'aria-label'].map((name) => element.getAttribute(name))]
    .concat(element.textContent)
    .join('|');

/** In the same entry, or outside all of them. */
function allAlike(start: Element, name: string): Element[] {
  const [tag = '*'] = name.split('|', 1);
  const entry = entryOf(start);
  return [...start.querySelectorAll(tag)].filter((each) => entryOf(each) === entry && nameOf(each) === name);
}

/** Undefined for a node outside. */
export function placeOf(node: Node | null, content: Element): Place | undefined {
  if (node === null || !content.contains(node)) return undefined;
  const entry = entryOf(node);
  const start = entry ?? content;
  const path: number[] = [];
  for (let each = node; each !== start; each = each.parentNode as Node)
    path.unshift([...(each.parentNode?.childNodes ?? [])].indexOf(each as ChildNode));
  const name = node instanceof Element ? nameOf(node) : undefined;
  const alike =
    name === undefined ? undefined : { name, nth: allAlike(start, name).indexOf(node as Element) };
  return { docRef: entry?.dataset['docRef'], path, alike };
}

/** Undefined if there is no such node. */
export function nodeAt(place: Place | undefined, content: Element): Node | undefined {
  if (place === undefined) return undefined;
  const { docRef, path, alike } = place;
  const start = docRef === undefined ? content : twinOf(docRef, content);
  if (start === undefined) return undefined;
  const there = path.reduce<Node | undefined>((node, index) => node?.childNodes[index], start);
  if (alike === undefined || (there instanceof Element && nameOf(there) === alike.name)) return there;
  return allAlike(start, alike.name)[alike.nth];
}

/** The entry of a publication. */
export const twinOf = (docRef: string, content: Element): HTMLElement | undefined =>
  content.querySelector<HTMLElement>(`[data-doc-ref="${CSS.escape(docRef)}"]`) ?? undefined;
