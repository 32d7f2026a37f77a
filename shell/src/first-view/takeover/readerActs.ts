import { doWhenReady, type Act, type PlacedAct } from './doWhenReady.ts';
import { takeState, type Field } from './fieldState.ts';
import { laterLink } from './link.ts';
import { placeOf } from './places.ts';
import { watchPress, type Press } from './press.ts';

/** What a reader does in a first view, which itself does nothing. */
export interface ReaderActs extends Press {
  /** Does all of it where React answers, each once, as soon as it can be done there. */
  repeatIn: (react: Element) => void;
}

const acting = 'a[href], button, summary, label, [role="link"]';
const fields = 'input, select, textarea';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

const press: Act = (react) => react.click();

/** Watches until React takes over. */
export function watchReader(first: HTMLElement, leaveTo: (address: string) => void): ReaderActs {
  /** By element, in their order. */
  const acts = new Map<Element, PlacedAct>();
  const link = laterLink(first, leaveTo);
  const { whenReleased, stop: stopPress } = watchPress(first);

  function note(target: Element, act: Act): void {
    const place = placeOf(target, first);
    if (place !== undefined) acts.set(target, { place, act });
  }

  /** A click in the header, too, is what the reader wants now instead of an earlier link. */
  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
    if (target === null || !isPlain(event)) return;
    link.forget();
    if (!first.contains(target) || target.closest('[role="alert"]') !== null) return;
    if (!(target instanceof HTMLAnchorElement)) {
      note(target, press);
      return;
    }
    event.preventDefault();
    link.follow(target);
  }

  function handleChange({ target }: Event): void {
    if (!(target instanceof HTMLElement) || !target.matches(fields)) return;
    note(target, (react) => takeState(react as Field, target as Field));
  }

  for (const change of ['input', 'change']) first.addEventListener(change, handleChange);
  addEventListener('click', handleClick, true);

  function stop(): void {
    stopPress();
    link.stop();
    removeEventListener('click', handleClick, true);
  }

  return {
    whenReleased,
    stop,
    repeatIn(react) {
      doWhenReady(react, [...acts.values()], () => link.followIn(react));
    },
  };
}
