import { useEffect, type RefObject } from 'react';

/** The code is loaded with the first scroll. */
export function useHeaderOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | 'ended' | undefined;
    async function begin() {
      const { followScrolling } = await import(/* webpackChunkName: "header" */ './followScrolling.ts');
      if (end === undefined && header.current !== null) end = followScrolling(header.current);
    }
    // Without it, the header scrolls away with the page.
    const handleScroll = () => void begin().catch(() => undefined);
    window.addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      if (typeof end === 'function') end();
      end = 'ended';
    };
  }, [header]);
}
