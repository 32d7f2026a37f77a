import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './PrintedCopy.module.css';

interface PrintedCopyProps {
  /** What is printed, with its own styles. Asked for as the browser begins to print. */
  make: () => { sheet: CSSStyleSheet; body: HTMLElement };
  /** Language of what is printed. */
  lang: string | undefined;
}

/**
 * What stands in a frame, for paper. A frame prints no more than what it shows, and a sandboxed one tells nobody how long it is: so for as long
 * as the browser prints, its content stands in the page itself, in a shadow that the portal's styles do not reach.
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
