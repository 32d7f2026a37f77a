import { useLocation } from '@portal/router';
import type { Publication } from '@portal/wire';
import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { keepWalk } from './keptWalks.ts';
import type { WalkLink } from './WalkContext.ts';

/**
 * Keeps a list, as it is shown, at every click on a link in it, so that the publication that is opened can lead to the next one. [V-02]
 * @returns what its links take along, see WalkContext
 */
export function useWalkedList(
  list: RefObject<HTMLElement | null>,
  publications: readonly Publication[],
): WalkLink {
  const { key, pathname, search } = useLocation();
  const walk = `${key} ${pathname}${search}`;
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && list.current?.contains(link) === true) keepWalk(walk, publications);
  });
  useEffect(() => {
    const handle = (event: MouseEvent) => handleClick(event);
    // Before the router follows it.
    window.addEventListener('click', handle, true);
    return () => window.removeEventListener('click', handle, true);
  }, []);
  return useMemo(() => ({ state: { walk } }), [walk]);
}
