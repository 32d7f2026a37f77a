import { useClickOutside } from '@portal/ui';
import { useLayoutEffect, type RefObject } from 'react';

interface OpenPanel {
  panel: RefObject<HTMLElement | null>;
  /** Contains the panel and its button. */
  root: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** Minimum distance to the window's edge, in pixels. */
const edge = 8;

function turn(panel: HTMLElement): void {
  panel.removeAttribute('data-end');
  const { right } = panel.getBoundingClientRect();
  panel.toggleAttribute('data-end', right > document.documentElement.clientWidth - edge);
}

/** Focuses a panel as it opens, aligns it to the available space, and detects clicks outside. [L-17] */
export function useOpenPanel({ panel, root, onLeave }: OpenPanel): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    turn(current);
    // A field in the panel may have taken the focus already.
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    // Repeats whenever the panel crosses the edge, as on resize.
    const observer = new IntersectionObserver(() => turn(current), {
      rootMargin: `9999px -${edge}px`,
      threshold: 1,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [panel]);

  useClickOutside(root, true, onLeave);
}
