/** In pixels, from the top left of the document. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The box of something within a document that is laid out. */
export function boxIn(root: Element, { top, left, width, height }: DOMRect): Box {
  const origin = root.getBoundingClientRect();
  return { top: top - origin.top, left: left - origin.left, width, height };
}

/** Styles for a box over the document. */
export const boxStyle = ({ top, left, width, height }: Box) => ({ top, left, width, height });
