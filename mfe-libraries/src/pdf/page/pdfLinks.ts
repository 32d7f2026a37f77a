/** What pdf.js says of an annotation, as far as links need it. */
interface Annotation {
  subtype?: unknown;
  url?: unknown;
  rect?: unknown;
}

export interface PdfLink {
  href: string;
  /** Left, bottom, right and top in the page's units. */
  rect: readonly [number, number, number, number];
}

/** Others could run something, or lead into the portal. */
const followed = /^(?:https?:\/\/|mailto:)/i;

const isRect = (rect: unknown): rect is PdfLink['rect'] =>
  Array.isArray(rect) && rect.length === 4 && rect.every((side) => typeof side === 'number');

/** Links to the web and to mail addresses; nothing else that a PDF may do on a press. [V-03] */
export function linksOf(annotations: readonly Annotation[]): PdfLink[] {
  return annotations.flatMap(({ subtype, url, rect }) =>
    subtype === 'Link' && typeof url === 'string' && followed.test(url) && isRect(rect)
      ? [{ href: url, rect }]
      : [],
  );
}
