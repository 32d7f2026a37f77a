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

/** What is set stays so, whatever is pressed next. */
const setting = 'summary, label, [aria-pressed]';

/** Unlike a busy one, which answers later. */
const closed = '[aria-disabled="true"]:not([aria-busy="true"])';

/** Else the browser opens a link in a tab or window of its own, or saves it. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const press: Act = (react) => react.click();

/** Empty for a field without a label: its own text is that of all choices, or none. */
function nameOf(element: Element): string {
  const shown = element.matches(fields) ? (element as Field).labels?.[0] : element;
  return element.getAttribute('aria-label') ?? shown?.textContent.trim() ?? '';
}

/** What is left to React's view. */
function notedActs(first: HTMLElement) {
  const pressed = styles.pressed ?? 'pressed';
  /** By element, in the order of the last one on each. */
  const acts = new Map<Element, PlacedAct>();
  /** The press or link that the next one replaces. */
  let latest: Element | undefined;

  function note(target: Element, act: Act, isChoice: boolean): void {
    const place = placeOf(target, first);
    acts.delete(target);
    if (place !== undefined) acts.set(target, { target, place, act, isChoice });
  }

  function replaceLatest(target: Element): void {
    if (latest !== undefined) acts.delete(latest);
    latest?.classList.remove(pressed);
    latest = target;
  }

  const show = (target: Element) => target.classList.add(pressed);

  return { acts, note, show, replaceLatest };
}

/** Watches until React takes over. */
export function watchReader(first: HTMLElement, leaveTo: (address: string) => void): ReaderActs {
  const { acts, note, show, replaceLatest } = notedActs(first);
  const link = laterLink(first, leaveTo);
  const { whenReleased, stop: stopPress } = watchPress(first);

  /** A click in the header, too, is what the reader wants now instead of an earlier press or link. */
  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
    const isLink = target instanceof HTMLAnchorElement;
    if (target === null || target.matches(closed) || event.button !== 0 || (isLink && !isPlain(event)))
      return;
    const isWithin = first.contains(target);
    const isChoice = isWithin && target.matches(setting);
    link.forget();
    if (!isChoice) replaceLatest(target);
    if (!isWithin || target.closest('[role="alert"]') !== null) return;
    show(target);
    if (!isLink) {
      note(target, press, isChoice);
      return;
    }
    event.preventDefault();
    link.follow(target);
  }

  function handleChange({ target }: Event): void {
    if (!(target instanceof HTMLElement) || !target.matches(fields)) return;
    note(target, (react) => takeState(react as Field, target as Field), true);
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
        onMissed: (there) => missPress(nameOf(there)),
      });
    },
  };
}
