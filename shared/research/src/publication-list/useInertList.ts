import { useLayoutEffect, type RefObject } from 'react';

/**
 * Disables the old entries while another list loads. They are inert, unless they hold the focus, which stays; clicks
 * then do nothing. [L-24]
 */
export function useInertList(list: RefObject<HTMLElement | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    const entries = list.current;
    if (!isInert || entries === null) return undefined;
    const update = (focus: Node | null) => entries.toggleAttribute('inert', !entries.contains(focus));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Without a related target the window lost the focus and will return it.
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
  }, [list, isInert]);
}
