import { isOwnTarget, onOwnEvent } from '@portal/ui';
import { pulledBy, type Pulled } from './pull.ts';

interface Pulling {
  /** Undefined once released, or if the page scrolls instead. */
  onPull: (pulled: Pulled | undefined) => void;
  onRefresh: () => void;
}

/** Elements above the page that handle touches themselves. */
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a touch belongs to an overlay, an extension, or an element that is scrolled down. */
function isTaken(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  if (!isOwnTarget(target) || element?.closest(overlays)) return true;
  for (; element !== null && element !== document.documentElement; element = element.parentElement)
    if (element.scrollTop > 0) return true;
  return false;
}

/** Whether a pull may start: at the very top, one finger, no dialog, not zoomed. */
export const mayBegin = ({ touches, target }: Pick<TouchEvent, 'target' | 'touches'>) =>
  touches.length === 1 &&
  !isTaken(target) &&
  window.scrollY <= 0 &&
  (window.visualViewport?.scale ?? 1) <= 1 &&
  document.querySelector('[aria-modal="true"]') === null;

/**
 * Watches for pulls from the top, with the browser's own refresh disabled.
 * @returns a function that ends it
 */
export function watchPull({ onPull, onRefresh }: Pulling): () => void {
  let begun: Touch | undefined;
  let pulled: Pulled | undefined;

  function handleMove({ touches }: TouchEvent) {
    const [touch] = touches;
    if (begun === undefined || touch === undefined) return;
    const by = { x: touch.clientX - begun.clientX, y: touch.clientY - begun.clientY };
    const next = touches.length === 1 && window.scrollY <= 0 ? pulledBy(by) : undefined;
    if (next === undefined) begun = undefined;
    if (next !== pulled) onPull((pulled = next));
  }

  function end(refreshes: boolean) {
    const isEnough = pulled?.isEnough === true;
    begun = undefined;
    if (pulled !== undefined) onPull((pulled = undefined));
    if (refreshes && isEnough) onRefresh();
  }

  const ended = new AbortController();
  const how = { passive: true, signal: ended.signal };
  ended.signal.addEventListener(
    'abort',
    onOwnEvent('touchstart', (event) => (begun = mayBegin(event) ? event.touches[0] : undefined), {
      passive: true,
    }),
  );
  window.addEventListener('touchmove', handleMove, how);
  window.addEventListener('touchend', () => end(true), how);
  window.addEventListener('touchcancel', () => end(false), how);
  document.documentElement.toggleAttribute('data-pulls', true);
  return () => {
    ended.abort();
    document.documentElement.toggleAttribute('data-pulls', false);
  };
}
