import { useEffect, type RefObject } from 'react';
import page from '../page/PdfPage.module.css';

/** Whether the reader selects backwards: up, or to the left. */
function isBackward({ anchorNode, anchorOffset, focusNode, focusOffset }: Selection): boolean {
  if (anchorNode === null || focusNode === null) return false;
  if (anchorNode === focusNode) return focusOffset < anchorOffset;
  return (anchorNode.compareDocumentPosition(focusNode) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** The piece of a page's text that a node is in, or is. */
function pieceAt(node: Node | null): Element | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const piece = element?.closest(`.${page.text} > *, .${page.text} .markedContent > *`);
  return piece ?? undefined;
}

/**
 * Selects text of pages like that of a page of the web. Its pieces have their own places: what a browser finds between
 * them is their end, and everything would be selected. So while a button is pressed, an element that cannot be
 * selected lies below the pieces, next to the last one selected. [V-03]
 */
export function useTextSelection(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = pages;
    if (current === null) return undefined;
    const end = document.createElement('div');
    end.className = page.selectionEnd ?? '';
    let isPressed = false;
    const handlePress = () => (isPressed = true);
    const handleRelease = () => {
      isPressed = false;
      end.remove();
    };
    const handleSelection = () => {
      const selection = document.getSelection();
      const piece = isPressed && selection !== null ? pieceAt(selection.focusNode) : undefined;
      if (selection === null || piece === undefined || !current.contains(piece)) return;
      // At the very start of a piece, what is before it is selected.
      const isBefore = isBackward(selection) || selection.focusOffset === 0;
      if (isBefore) piece.before(end);
      else piece.after(end);
    };
    current.addEventListener('pointerdown', handlePress);
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(type, handleRelease);
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      handleRelease();
      current.removeEventListener('pointerdown', handlePress);
      for (const type of ['pointerup', 'pointercancel'] as const)
        document.removeEventListener(type, handleRelease);
      document.removeEventListener('selectionchange', handleSelection);
    };
  }, [pages]);
}
