import { useNavigate } from '@portal/router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Whether a click asks to open the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** Follows profile links within an element without reloading the portal. */
export function useFollowedAnchors<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[data-profile]') : null;
    const href = anchor?.getAttribute('href') ?? null;
    if (href === null || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  });
  useEffect(() => {
    const element = root.current;
    const handleClick = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, []);
  return root;
}
