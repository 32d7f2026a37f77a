/** After some presses no release comes: a menu or the choices of a select take it, or another window. */
const ends = ['pointerup', 'pointercancel', 'change', 'contextmenu', 'keydown', 'blur'];

export interface Press {
  /** Calls back once no pointer is pressed: a press belongs to the element on which it began. */
  whenReleased: (then: () => void) => void;
  stop: () => void;
}

/** Watches the main button of pointers within an element. */
export function watchPress(within: HTMLElement): Press {
  let isDown = false;
  let waiting: (() => void) | undefined;

  function release({ type, target }: Event): void {
    // A press moves the focus: only the window's own blur ends it.
    if (type === 'blur' && target !== window) return;
    // The click follows the release.
    setTimeout(() => {
      isDown = false;
      waiting?.();
      waiting = undefined;
    });
  }

  within.addEventListener('pointerdown', ({ button }) => (isDown ||= button === 0));
  for (const end of ends) addEventListener(end, release, true);
  return {
    whenReleased(then) {
      if (isDown) waiting = then;
      else then();
    },
    stop() {
      for (const end of ends) removeEventListener(end, release, true);
    },
  };
}
