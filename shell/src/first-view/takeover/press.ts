/** After some presses no release comes: a menu or the choices of a select take it, or another window. */
const pointerEnds = ['pointerup', 'pointercancel', 'change', 'contextmenu', 'keydown', 'blur'];

/** Space presses when it is released. */
const keyEnds = ['keyup', 'blur'];
const pressedBySpace = 'button, summary, input';

export interface Press {
  /** Calls back once nothing is pressed: a press belongs to the element on which it began. */
  whenReleased: (then: () => void) => void;
  stop: () => void;
}

/** The middle one opens a link in a new tab. */
const isPress = ({ button, target }: MouseEvent) =>
  button === 0 || (button === 1 && target instanceof Element && target.closest('a[href]') !== null);

/** Watches pointers and the space bar within an element. */
export function watchPress(within: HTMLElement): Press {
  const down = { pointer: false, key: false };
  let waiting: (() => void) | undefined;

  const releaseOf =
    (which: keyof typeof down) =>
    ({ type, target }: Event): void => {
      // A press moves the focus: only the window's own blur ends it.
      if (!down[which] || (type === 'blur' && target !== window)) return;
      // The click follows the release.
      setTimeout(() => {
        down[which] = false;
        if (down.pointer || down.key) return;
        waiting?.();
        waiting = undefined;
      });
    };
  const releases = [
    [pointerEnds, releaseOf('pointer')],
    [keyEnds, releaseOf('key')],
  ] as const;

  within.addEventListener('pointerdown', (event) => (down.pointer ||= isPress(event)));
  within.addEventListener('keydown', ({ key, target }) => {
    down.key ||= key === ' ' && target instanceof Element && target.matches(pressedBySpace);
  });
  for (const [ends, release] of releases) for (const end of ends) addEventListener(end, release, true);
  return {
    whenReleased(then) {
      if (down.pointer || down.key) waiting = then;
      else then();
    },
    stop() {
      for (const [ends, release] of releases) for (const end of ends) removeEventListener(end, release, true);
    },
  };
}
