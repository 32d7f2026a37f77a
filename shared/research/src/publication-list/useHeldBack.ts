import { useLayoutEffect, type RefObject } from 'react';

/**
 * While another list is awaited, the entries of the old one lead nowhere, by mouse or by keyboard. They are inert, unless the focus is
 * among them: it stays where it is, and what it would open is not opened. [L-24]
 */
export function useHeldBack(list: RefObject<HTMLElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const entries = list.current;
    if (!held || entries === null) return undefined;
    const update = (focus: Node | null) => entries.toggleAttribute('inert', !entries.contains(focus));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Without a related target the window has lost the focus, and gives it back.
    const handleLeaving = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) update(relatedTarget);
    };
    update(document.activeElement);
    entries.addEventListener('click', stop, true);
    entries.addEventListener('auxclick', stop, true);
    entries.addEventListener('focusout', handleLeaving);
    return () => {
      entries.removeEventListener('click', stop, true);
      entries.removeEventListener('auxclick', stop, true);
      entries.removeEventListener('focusout', handleLeaving);
      entries.removeAttribute('inert');
    };
  }, [list, held]);
}
