/** A node of the first view, to be found again in React's, which has the same elements. */
export interface Place {
  /** The publication it belongs to: others may have come before it. */
  docRef: string | undefined;
  /** From that entry, else from the page's content: the place among the nodes of each parent. */
  path: readonly number[];
}

const entryOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-doc-ref]') ?? null;

/** Undefined for a node outside. */
export function placeOf(node: Node | null, content: Element): Place | undefined {
  if (node === null || !content.contains(node)) return undefined;
  const entry = entryOf(node);
  const start = entry ?? content;
  const path: number[] = [];
  for (let each = node; each !== start; each = each.parentNode as Node)
    path.unshift([...(each.parentNode?.childNodes ?? [])].indexOf(each as ChildNode));
  return { docRef: entry?.dataset['docRef'], path };
}

/** Undefined if there is no such node, or another kind of element in its place. */
export function nodeAt(place: Place | undefined, content: Element): Node | undefined {
  if (place === undefined) return undefined;
  const { docRef, path } = place;
  const start = docRef === undefined ? content : twinOf(docRef, content);
  return path.reduce<Node | undefined>((node, index) => node?.childNodes[index], start);
}

/** The entry of a publication. */
export const twinOf = (docRef: string, content: Element): HTMLElement | undefined =>
  content.querySelector<HTMLElement>(`[data-doc-ref="${CSS.escape(docRef)}"]`) ?? undefined;
