import { headerScroll } from './headerScroll.ts';

/** As in the style sheet of the layout. */
const narrow = '(max-width: 959px)';

/** Whether something that shows its focus would lie below the header. */
function wouldCover(header: HTMLElement, height: number): boolean {
  const focused = document.activeElement;
  if (focused === null || header.contains(focused) || !focused.matches(':focus-visible')) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < height;
}

/** Whether the header is being used: its search is open, or the focus is in it. */
const isInUse = (header: HTMLElement) =>
  header.contains(document.activeElement) || header.querySelector('[data-opened]') !== null;

/**
 * Keeps the header of a small screen at the top while the page is scrolled up, and out of the way while it is scrolled down. Other parts
 * that stay at the top stand below it, by `--portal-header`.
 * @returns what ends it
 */
export function followScrolling(header: HTMLElement): () => void {
  const { documentElement: root } = document;
  const small = window.matchMedia(narrow);
  // The page has been scrolled before this code came: the header was left behind at its top.
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
    // In a wide window nothing is set or measured: the whole page would get its styles and its layout for that.
    if (!small.matches) return reset();
    // What bounces beyond the end of the page comes back by itself.
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
  document.addEventListener('focusin', handleFocus, { signal });
  small.addEventListener('change', update, { signal });
  return () => {
    ended.abort();
    reset();
  };
}
