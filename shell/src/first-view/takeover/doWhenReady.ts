import { nodeAt, type Place } from './places.ts';

/** Does nothing if pressed, such as Load More until all entries are drawn. */
const inert = ':disabled, [aria-disabled="true"]';

/** What cannot be done until then is forgotten. */
const patienceMs = 4_000;

export type Act = (react: HTMLElement) => void;

export interface PlacedAct {
  place: Place;
  act: Act;
}

/**
 * Acts on elements of React's view, each once, as soon as it answers; not if the reader leaves the page before, whose query changes with
 * filters. One act a
 * task: the next one counts on what is drawn after it. `then` follows those that can be done at once.
 */
export function doWhenReady(react: Element, acts: readonly PlacedAct[], then: () => void): void {
  const { pathname } = location;
  const waiting = new Set(acts);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAtOnce = true;

  function readyAct(): (() => void) | undefined {
    for (const each of waiting) {
      const target = nodeAt(each.place, react);
      if (!(target instanceof HTMLElement) || target.matches(inert)) continue;
      return () => {
        waiting.delete(each);
        each.act(target);
      };
    }
    return undefined;
  }

  function proceed(): void {
    pause = undefined;
    if (location.pathname !== pathname) waiting.clear();
    const act = readyAct();
    if (act !== undefined) {
      pause = setTimeout(proceed);
      act();
    } else if (isAtOnce) {
      isAtOnce = false;
      then();
    }
  }

  const observer = new MutationObserver(() => {
    if (waiting.size === 0) observer.disconnect();
    else if (pause === undefined) proceed();
  });
  observer.observe(react, { subtree: true, childList: true, attributes: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  proceed();
}
