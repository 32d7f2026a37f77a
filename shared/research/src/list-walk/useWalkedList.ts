import { useLocation } from '@portal/router';
import { onOwnEvent } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { keepWalk } from './listWalks.ts';
import type { WalkLink } from './WalkContext.ts';

/**
 * Keeps a list when a link in it is clicked, so that the preview can step through it. [V-02]
 * @returns the router options for its links, see WalkContext
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
  // Capture: before the router handles the click.
  useEffect(() => onOwnEvent('click', (event) => handleClick(event), { capture: true }), []);
  return useMemo(() => ({ state: { walk } }), [walk]);
}
