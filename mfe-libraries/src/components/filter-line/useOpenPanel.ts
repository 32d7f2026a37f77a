import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface OpenPanel {
  panel: RefObject<HTMLElement | null>;
  /** The panel together with the button that opened it. */
  root: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** What keeps a panel off the edge of the window, in pixels. */
const edge = 8;

function turn(panel: HTMLElement): void {
  panel.removeAttribute('data-end');
  const { right } = panel.getBoundingClientRect();
  panel.toggleAttribute('data-end', right > document.documentElement.clientWidth - edge);
}

/** A panel that has just opened takes focus, turns to where there is room, and learns of clicks elsewhere. [L-17] */
export function useOpenPanel({ panel, root, onLeave }: OpenPanel): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    turn(current);
    // The field that comes into the panel takes the focus from it.
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    // Asked again whenever the panel comes to the edge, as with the width of the window.
    const observer = new IntersectionObserver(() => turn(current), {
      ...{ rootMargin: `9999px -${edge}px`, threshold: 1 },
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [panel]);

  // By the click, not by the press: what is being typed is settled before, when its field is left.
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && target.isConnected && root.current?.contains(target) !== true) onLeave();
  });
  useLayoutEffect(() => {
    const listen = (event: MouseEvent) => handleClick(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
}
