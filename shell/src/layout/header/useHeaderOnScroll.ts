import { useEffect, type RefObject } from 'react';

/** Lets the header follow the scrolling of a small screen. The code comes with the first scroll. */
export function useHeaderOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | 'ended' | undefined;
    async function begin() {
      const { followScrolling } = await import(/* webpackChunkName: "header" */ './followScrolling.ts');
      if (end === undefined && header.current !== null) end = followScrolling(header.current);
    }
    // Without the code the header scrolls away with the page, as it does until then.
    const handleScroll = () => void begin().catch(() => undefined);
    window.addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      if (typeof end === 'function') end();
      end = 'ended';
    };
  }, [header]);
}
