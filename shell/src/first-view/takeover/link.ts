import { nodeAt, placeOf, type Place } from './places.ts';

/** A link is then followed without the portal's code. */
const patienceMs = 4_000;

export interface LaterLink {
  /** Waits for the portal: leaving the page would stop its code, and only the portal keeps the list for the way back. */
  follow: (link: HTMLAnchorElement) => void;
  /** The reader wants something else by now. */
  forget: () => void;
  /** It is left to `followIn`. */
  stop: () => void;
  /** Follows it by the portal's own link. */
  followIn: (react: Element) => void;
}

export function laterLink(first: HTMLElement, leaveTo: (address: string) => void): LaterLink {
  let followed: { place: Place | undefined; address: string } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(leaving);
  return {
    stop,
    follow(link) {
      const address = link.href;
      followed = { place: placeOf(link, first), address };
      leaving = setTimeout(() => leaveTo(address), patienceMs);
    },
    forget() {
      stop();
      followed = undefined;
    },
    followIn(react) {
      stop();
      if (followed === undefined) return;
      const link = nodeAt(followed.place, react);
      if (link instanceof HTMLElement) link.click();
      else leaveTo(followed.address);
    },
  };
}
