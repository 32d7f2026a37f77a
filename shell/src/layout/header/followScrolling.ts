import { isOwnTarget, onOwnEvent } from '@portal/ui';
import { headerScroll } from './headerScroll.ts';

/** Same as in the layout's style sheet. */
const narrow = '(max-width: 59.9375em)';

function wouldCover(header: HTMLElement, height: number): boolean {
  const focused = document.activeElement;
  if (focused === null || header.contains(focused) || !isOwnTarget(focused)) return false;
  if (!focused.matches(':focus-visible')) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < height;
}

const isInUse = (header: HTMLElement) =>
  header.contains(document.activeElement) || header.querySelector('[data-opened]') !== null;

/**
 * Shows a small screen's header while scrolling up, hides it while scrolling down. Other sticky parts use
 * `--portal-header`.
 * @returns a function that stops it
 */
export function followScrolling(header: HTMLElement): () => void {
  const { documentElement: root } = document;
  const small = window.matchMedia(narrow);
  // Scrolled before this code loaded, so the header is out of sight.
  let state = { shown: false, travelled: 0 };
  let from = window.scrollY;

  function reset() {
    delete root.dataset['header'];
    root.style.removeProperty('--portal-header');
  }

  function show(shown: boolean) {
    const height = shown ? `${header.offsetHeight}px` : '0px';
    if (root.style.getPropertyValue('--portal-header') === height) return;
    const hidden = root.dataset['header'] === undefined ? 'away' : 'hidden';
    root.dataset['header'] = shown ? 'shown' : hidden;
    root.style.setProperty('--portal-header', height);
  }

  function update() {
    // On a wide screen this would only cost a style and layout pass.
    if (!small.matches) return reset();
    // Overscroll bounces back by itself.
    const to = Math.min(window.scrollY, root.scrollHeight - window.innerHeight);
    const height = header.offsetHeight;
    const { shown, travelled } = headerScroll(state, { from, to }, height);
    const isShown = isInUse(header) || (shown && (to <= height || !wouldCover(header, height)));
    state = { shown: isShown, travelled };
    from = to;
    show(isShown);
  }

  function handleFocus({ target }: FocusEvent) {
    if (!small.matches) return;
    const isWithin = target instanceof Node && header.contains(target);
    if (!isWithin && !(window.scrollY > header.offsetHeight && wouldCover(header, header.offsetHeight)))
      return;
    state = { shown: isWithin, travelled: 0 };
    show(isWithin);
  }

  update();
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('scroll', update, { passive: true, signal });
  signal.addEventListener('abort', onOwnEvent('focusin', handleFocus));
  small.addEventListener('change', update, { signal });
  return () => {
    ended.abort();
    reset();
  };
}
