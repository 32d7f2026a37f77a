import { firstViewTop } from '@portal/contract';
import { nodeAt, placeOf, twinOf, type Place } from './places.ts';

/** The first view and React's. */
interface Views {
  first: HTMLElement;
  react: HTMLElement;
}

/** Heights of entries out of sight are estimated until they were drawn: without those of the first view, a scrolled page would move. */
function keepHeights({ first, react }: Views): void {
  const entries = [...first.querySelectorAll<HTMLElement>('[data-doc-ref]')];
  // All are measured first: after each change, the next one would be laid out again.
  const heights = entries.map(({ offsetHeight, dataset }) => ({
    ref: dataset['docRef'] ?? '',
    offsetHeight,
  }));
  for (const { ref, offsetHeight } of heights)
    twinOf(ref, react)?.style.setProperty('contain-intrinsic-block-size', `auto ${offsetHeight}px`);
}

interface Selected {
  anchor: Place | undefined;
  anchorOffset: number;
  focus: Place | undefined;
  focusOffset: number;
}

function selectedIn(first: Element): Selected | undefined {
  const selection = getSelection();
  // To tell whether a selection is empty, browsers lay out the page, even where there is none.
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
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

/**
 * React's view takes the place of the first one, in one task: scroll position, focus and selection stay. A page that was
 * not scrolled is not measured: it would be laid out once more.
 */
export function takeOver(views: Views, remove: () => void): void {
  const { first, react } = views;
  const top = firstViewTop();
  const focused = placeOf(document.activeElement, first);
  const selected = selectedIn(first);
  if (top > 0) keepHeights(views);
  remove();
  if (top > 0 && window.scrollY !== top) scrollTo({ top, behavior: 'instant' });
  const target = nodeAt(focused, react);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (selected !== undefined) select(selected, react);
}
