import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './PrintedCopy.module.css';

interface PrintedCopyProps {
  /** Content and styles, requested when printing starts. */
  make: () => { sheet: CSSStyleSheet; body: HTMLElement };
  /** Language of the content. */
  lang: string | undefined;
}

/**
 * Prints the content of a frame. A frame prints only its visible part, and a sandboxed one does not reveal its height:
 * while printing, the content is in the page, in a shadow root that the portal's styles do not reach.
 */
export function PrintedCopy({ make, lang }: PrintedCopyProps) {
  const place = useRef<HTMLDivElement>(null);
  const fill = useEffectEvent((shadow: ShadowRoot) => {
    const { sheet, body } = make();
    shadow.adoptedStyleSheets = [sheet];
    shadow.replaceChildren(body);
  });

  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const handleBefore = () => fill(shadow);
    const handleAfter = () => shadow.replaceChildren();
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);

  return <div ref={place} className={styles.copy} lang={lang} />;
}
