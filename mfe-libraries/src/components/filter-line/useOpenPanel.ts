import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface OpenPanel {
  panel: RefObject<HTMLElement | null>;
  /** The panel together with the button that opened it. */
  root: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** What keeps a panel off the edge of the window, in pixels. */
const edge = 8;

/** A panel that has just opened takes focus, turns to where there is room, and learns of clicks elsewhere. [L-17] */
export function useOpenPanel({ panel, root, onLeave }: OpenPanel): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const { right } = current.getBoundingClientRect();
    current.toggleAttribute('data-end', right > document.documentElement.clientWidth - edge);
    // The field that comes into the panel takes the focus from it.
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
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
