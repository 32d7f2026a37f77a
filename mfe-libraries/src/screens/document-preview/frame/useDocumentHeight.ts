import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface InShadow {
  sheet: CSSStyleSheet;
  body: HTMLElement;
}

/** Lays the document out for as long as `read` looks at it. Undefined if the browser cannot. */
export type LayOut = <Result>(read: (body: HTMLElement) => Result) => Result | undefined;

interface MeasuredDocument {
  place: RefObject<HTMLDivElement | null>;
  height: number | undefined;
  layOut: LayOut;
}

/**
 * Measures a document in pixels at an element's width. A sandboxed frame does not report its height, so the same nodes
 * are laid out briefly in a shadow root of the element; again on resize, and when a picture or font has loaded.
 * Undefined before that, or without a document. [V-02]
 */
export function useDocumentHeight(made: InShadow | undefined): MeasuredDocument {
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
  const layOut = useCallback<LayOut>(
    (read) => {
      const shadow = place.current?.shadowRoot;
      if (shadow == null || made === undefined) return undefined;
      shadow.replaceChildren(made.body);
      const result = read(made.body);
      shadow.replaceChildren();
      return result;
    },
    [made],
  );
  return { place, height, layOut };
}
