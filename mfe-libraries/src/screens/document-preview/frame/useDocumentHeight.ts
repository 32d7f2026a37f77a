import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface InShadow {
  sheet: CSSStyleSheet;
  body: HTMLElement;
}

/**
 * Measures a document in pixels at an element's width. A sandboxed frame does not report its height, so the same nodes
 * are laid out briefly in a shadow root of the element; again on resize, and when a picture or font has loaded.
 * Undefined before that, or without a document. [V-02]
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
