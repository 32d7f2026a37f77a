/** After some presses no release comes: a menu or the choices of a select take it, or another window. */
const pointerEnds = ['pointerup', 'pointercancel', 'change', 'contextmenu', 'keydown', 'blur'];

/** Space presses when it is released. */
const keyEnds = ['keyup', 'blur'];
const pressedBySpace = 'button, summary, input';

/** Of the keys that choose and close it, only the release of the last one arrives. */
const pickerEnds = ['change', 'click', 'keyup', 'pointerup', 'blur'];

/** A modifier belongs to the pointer's press; a press by the space bar ends with its own release. */
const isEnd = {
  pointer: (key: string) => !/^(?:Alt|Control|Meta|Shift)$/.test(key),
  key: (key: string) => key === ' ',
  picker: () => true,
};

/** Whether the choices of a select are open; no in browsers that do not tell. */
function isPicking(within: Element): boolean {
  try {
    return within.querySelector('select:open') !== null;
  } catch {
    return false;
  }
}

export interface Press {
  /** Calls back once nothing is pressed: a press belongs to the element on which it began. */
  whenReleased: (then: () => void) => void;
  stop: () => void;
}

/** The middle one opens a link in a new tab. */
const isPress = ({ button, target }: MouseEvent) =>
  button === 0 || (button === 1 && target instanceof Element && target.closest('a[href]') !== null);

/** Watches pointers, the space bar and open selects within an element. */
export function watchPress(within: HTMLElement): Press {
  const down = { pointer: false, key: false, picker: false };
  const isDown = () => down.pointer || down.key || down.picker;
  let waiting: (() => void) | undefined;

  const releaseOf =
    (which: keyof typeof down) =>
    (event: Event): void => {
      // A press moves the focus: only the window's own blur ends it.
      if (!down[which] || (event.type === 'blur' && event.target !== window)) return;
      if (event instanceof KeyboardEvent && !isEnd[which](event.key)) return;
      // The click follows the release.
      setTimeout(() => {
        down[which] = which === 'picker' && isPicking(within);
        if (isDown()) return;
        waiting?.();
        waiting = undefined;
      });
    };
  const releases = [
    [pointerEnds, releaseOf('pointer')],
    [keyEnds, releaseOf('key')],
    [pickerEnds, releaseOf('picker')],
  ] as const;

  within.addEventListener('pointerdown', (event) => (down.pointer ||= isPress(event)));
  within.addEventListener('keydown', ({ key, target }) => {
    down.key ||= key === ' ' && target instanceof Element && target.matches(pressedBySpace);
  });
  for (const [ends, release] of releases) for (const end of ends) addEventListener(end, release, true);
  return {
    whenReleased(then) {
      down.picker = isPicking(within);
      if (isDown()) waiting = then;
      else then();
    },
    stop() {
      for (const [ends, release] of releases) for (const end of ends) removeEventListener(end, release, true);
    },
  };
}
