type Naming = (element: Element) => string;

/** A name, and the place among those of the same. */
interface Alike {
  nameOf: Naming;
  name: string;
  nth: number;
}

/** A node of the first view, to be found again in React's, which has the same elements and may by now have more. */
export interface Place {
  /** The publication it belongs to: others may have come before it. */
  docRef: string | undefined;
  /** From that entry, else from the page's content: the place among the nodes of each parent. */
  path: readonly number[];
  /** Of an element: by what it is and says, then without counts, which may have changed. */
  alike: readonly Alike[];
}

const entryOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-doc-ref]') ?? null;

const nameBy =
  (textOf: Naming): Naming =>
  (element) =>
    [element.localName, ...['type', 'href', 'aria-label'].map((name) => element.getAttribute(name))]
      .concat(textOf(element))
      .join('|');

const text = (element: Element): string => element.textContent;

/** “Show 12 papers” and “Show 1’300 papers” are the same, “2024” and “2025” are not. */
const textAroundCounts = (element: Element): string =>
  /\p{L}/u.test(element.textContent)
    ? element.textContent.replaceAll(/\d[\d.,’]*/g, '')
    : element.textContent;

const namings = [text, textAroundCounts].map(nameBy);

/** In the same entry, or outside all of them. */
function allAlike(start: Element, { name, nameOf }: Omit<Alike, 'nth'>): Element[] {
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
  const element = node instanceof Element ? node : undefined;
  const alike = namings.flatMap((nameOf) => {
    if (element === undefined) return [];
    const named = { name: nameOf(element), nameOf };
    return { ...named, nth: allAlike(start, named).indexOf(element) };
  });
  return { docRef: entry?.dataset['docRef'], path, alike };
}

/** Undefined if there is no such node. */
export function nodeAt(place: Place | undefined, content: Element): Node | undefined {
  if (place === undefined) return undefined;
  const { docRef, path, alike } = place;
  const start = docRef === undefined ? content : twinOf(docRef, content);
  if (start === undefined) return undefined;
  const there = path.reduce<Node | undefined>((node, index) => node?.childNodes[index], start);
  if (alike.length === 0) return there;
  for (const each of alike) {
    if (there instanceof Element && each.nameOf(there) === each.name) return there;
    const found = allAlike(start, each)[each.nth];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The entry of a publication. */
export const twinOf = (docRef: string, content: Element): HTMLElement | undefined =>
  content.querySelector<HTMLElement>(`[data-doc-ref="${CSS.escape(docRef)}"]`) ?? undefined;
