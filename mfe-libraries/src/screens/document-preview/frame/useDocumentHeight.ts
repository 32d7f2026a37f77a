import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A document for a shadow of the page. */
interface InShadow {
  sheet: CSSStyleSheet;
  body: HTMLElement;
}

/**
 * How tall a document is, in pixels, at the width of an element. A sandboxed frame tells nobody: so the same nodes are laid out in a shadow of the element
 * and measured, for that moment alone; again at another width, and when a picture in them or the typeface has come. Undefined before, and where
 * nothing is given. [V-02]
 */
export function useDocumentHeight(
  made: InShadow | undefined,
): [place: RefObject<HTMLDivElement | null>, height: number | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const host = place.current;
    if (host === null || made === undefined) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const { sheet, body } = made;
    shadow.adoptedStyleSheets = [sheet];
    const measure = () => {
      shadow.replaceChildren(body);
      setHeight(Math.ceil(body.getBoundingClientRect().height));
      shadow.replaceChildren();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    body.addEventListener('load', measure, true);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      body.removeEventListener('load', measure, true);
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [made]);
  return [place, height];
}
