import { nodeAt, type Place } from './places.ts';

/** Does nothing if pressed, such as Load More until all entries are drawn. */
const inert = ':disabled, [aria-disabled="true"]';

/** What cannot be done until then is forgotten. */
const patienceMs = 4_000;

export type Act = (react: HTMLElement) => void;

/** Acts once on an element of React's view, as soon as it answers; not if the reader leaves the page before. */
export function doWhenReady(react: Element, place: Place, act: Act): void {
  const { href } = location;
  const isDone = () => {
    const target = nodeAt(place, react);
    if (!(target instanceof HTMLElement) || target.matches(inert)) return false;
    act(target);
    return true;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (location.href !== href || isDone()) observer.disconnect();
  });
  observer.observe(react, { subtree: true, childList: true, attributes: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}
