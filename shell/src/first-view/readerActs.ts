import { nodeAt, placeOf, type Place } from './places.ts';

/** What a reader does in a first view, which itself does nothing. */
export interface ReaderActs {
  /** Calls back once no pointer is pressed in it: a press belongs to the element on which it began. */
  whenReleased: (then: () => void) => void;
  /** Does it again where React answers, once. */
  repeatIn: (react: Element) => void;
  /** Forgets what was done. */
  stop: () => void;
}

const acting = 'a[href], button, input, [role="link"]';

/** After some presses no release comes: a menu or the choices of a select take it, or another window. */
const ends = ['pointerup', 'pointercancel', 'change', 'contextmenu', 'keydown', 'blur'];

/** A link is then followed without the portal's code. */
const patienceMs = 4_000;

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Sets a value as a reader does; React notices the event. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Watches until React takes over. A link waits for it, too: leaving the page would stop the code from loading, and only
 * the portal keeps the list for the way back.
 */
export function watchReader(first: HTMLElement, leaveTo: (address: string) => void): ReaderActs {
  let pressed: { place: Place | undefined; address: string | undefined } | undefined;
  let chosen: { place: Place | undefined; value: string } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  let waiting: (() => void) | undefined;
  first.addEventListener('pointerdown', ({ button }) => (isDown ||= button === 0));
  first.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest(acting) : null;
    if (target === null || !isPlain(event)) return;
    const address = target instanceof HTMLAnchorElement ? target.href : undefined;
    pressed = { place: placeOf(target, first), address };
    clearTimeout(leaving);
    if (address === undefined) return;
    event.preventDefault();
    leaving = setTimeout(() => leaveTo(address), patienceMs);
  });
  first.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) chosen = { place: placeOf(target, first), value: target.value };
  });
  // The click follows the release.
  const release = ({ type, target }: Event) => {
    // A press moves the focus: only the window's own blur ends it.
    if (type === 'blur' && target !== window) return;
    setTimeout(() => {
      isDown = false;
      waiting?.();
      waiting = undefined;
    });
  };
  for (const end of ends) addEventListener(end, release, true);
  const stop = () => {
    for (const end of ends) removeEventListener(end, release, true);
    clearTimeout(leaving);
  };
  return {
    stop,
    whenReleased(then) {
      if (isDown) waiting = then;
      else then();
    },
    repeatIn(react) {
      stop();
      const select = nodeAt(chosen?.place, react);
      if (chosen !== undefined && select instanceof HTMLSelectElement) choose(select, chosen.value);
      const target = nodeAt(pressed?.place, react);
      if (target instanceof HTMLElement) target.click();
      else if (pressed?.address !== undefined) leaveTo(pressed.address);
    },
  };
}
