import { nodeAt, placeOf, twinOf, type Place } from './places.ts';

/** The first view and React's. */
interface Views {
  first: HTMLElement;
  react: HTMLElement;
}

/** Heights of entries out of sight are estimated until they were drawn: without those of the first view, all would move. */
function keepHeights({ first, react }: Views): void {
  for (const entry of first.querySelectorAll<HTMLElement>('[data-doc-ref]')) {
    const twin = twinOf(entry.dataset['docRef'] ?? '', react);
    twin?.style.setProperty('contain-intrinsic-block-size', `auto ${entry.offsetHeight}px`);
  }
}

interface Selected {
  anchor: Place | undefined;
  anchorOffset: number;
  focus: Place | undefined;
  focusOffset: number;
}

function selectedIn(first: Element): Selected | undefined {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return {
    anchor: placeOf(anchorNode, first),
    anchorOffset,
    focus: placeOf(focusNode, first),
    focusOffset,
  };
}

function select({ anchor, anchorOffset, focus, focusOffset }: Selected, react: Element): void {
  const from = nodeAt(anchor, react);
  const to = nodeAt(focus, react);
  if (from === undefined || to === undefined) return;
  const lengthOf = (node: Node) => node.nodeValue?.length ?? node.childNodes.length;
  getSelection()?.setBaseAndExtent(
    from,
    Math.min(anchorOffset, lengthOf(from)),
    to,
    Math.min(focusOffset, lengthOf(to)),
  );
}

/** React's view takes the place of the first one, in one task: scroll position, focus and selection stay. */
export function takeOver(views: Views, remove: () => void): void {
  const { first, react } = views;
  const { scrollY } = window;
  const focused = placeOf(document.activeElement, first);
  const selected = selectedIn(first);
  keepHeights(views);
  remove();
  if (window.scrollY !== scrollY) scrollTo({ top: scrollY, behavior: 'instant' });
  const target = nodeAt(focused, react);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (selected !== undefined) select(selected, react);
}
