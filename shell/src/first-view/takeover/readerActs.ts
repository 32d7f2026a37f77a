import { focusNextTab } from '@portal/ui';
import { doWhenReady, type Act, type PlacedAct } from './doWhenReady.ts';
import { takeState, type Field } from './fieldState.ts';
import { laterLink } from './link.ts';
import { missPress } from './missedPress.ts';
import { placeOf } from './places.ts';
import { watchPress, type Press } from './press.ts';
import styles from './pressed.module.css';

/** What a reader does in a first view, which itself does nothing but move the focus. */
export interface ReaderActs extends Press {
  /** Does all of it where React answers, each once, as soon as it can be done there. */
  repeatIn: (react: Element) => void;
}

const acting = 'a[href], button, summary, label, [role="link"]';
const fields = 'input, select, textarea';

/** Else the browser opens a link in a tab or window of its own, or saves it. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const press: Act = (react) => react.click();

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

/** Of what was pressed, until it is done: a link only as long as it is the one to follow. */
function showPressed(target: Element, first: Element): void {
  const pressed = styles.pressed ?? 'pressed';
  first.querySelector(`a.${pressed}`)?.classList.remove(pressed);
  if (first.contains(target)) target.classList.add(pressed);
}

/** Watches until React takes over. */
export function watchReader(first: HTMLElement, leaveTo: (address: string) => void): ReaderActs {
  /** By element, in their order. */
  const acts = new Map<Element, PlacedAct>();
  const link = laterLink(first, leaveTo);
  const { whenReleased, stop: stopPress } = watchPress(first);

  function note(target: Element, act: Act): void {
    const place = placeOf(target, first);
    if (place !== undefined) acts.set(target, { name: nameOf(target), place, act });
  }

  /** A click in the header, too, is what the reader wants now instead of an earlier link. */
  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
    const isLink = target instanceof HTMLAnchorElement;
    if (target === null || event.button !== 0 || (isLink && !isPlain(event))) return;
    link.forget();
    if (target.closest('[role="alert"]') !== null) return;
    showPressed(target, first);
    if (!first.contains(target)) return;
    if (!isLink) {
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

  function handleKey(event: KeyboardEvent): void {
    const list = event.target instanceof Element ? event.target.closest('[role="tablist"]') : null;
    if (list !== null) focusNextTab(event, list);
  }

  for (const change of ['input', 'change']) first.addEventListener(change, handleChange);
  first.addEventListener('keydown', handleKey);
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
      doWhenReady(react, [...acts.values()], {
        then: () => link.followIn(react),
        onMissed: ({ name }) => missPress(name),
      });
    },
  };
}
