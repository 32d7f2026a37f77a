import { parseEntries, withEntry } from '@portal/research';
import { sessionStore } from '@portal/session';

const maxPlaces = 50;

/** Each client of a browser has their own. */
function storeName(): string | undefined {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? `portal-reading-places ${session.currentUserName}` : undefined;
}

const asPlace = (value: unknown) => (typeof value === 'number' && value > 0 && value < 1 ? value : undefined);

function readPlaces(name: string): Map<string, number> {
  try {
    return parseEntries(localStorage.getItem(name), asPlace);
  } catch (error) {
    console.warn('The browser does not say how far a paper was read.', error);
    return new Map();
  }
}

/** How far a paper was read, as a share of its height; undefined if it was not, or to its end. [V-03] */
export function placeOf(docRef: string): number | undefined {
  const name = storeName();
  return name === undefined ? undefined : readPlaces(name).get(docRef);
}

/** 0 and 1 forget it. */
export function keepPlace(docRef: string, place: number): void {
  const name = storeName();
  if (name === undefined) return;
  const others = new Map([...readPlaces(name)].filter(([each]) => each !== docRef));
  const places = asPlace(place) === undefined ? others : withEntry(others, [docRef, place], maxPlaces);
  try {
    localStorage.setItem(name, JSON.stringify([...places]));
  } catch (error) {
    console.warn('The browser does not keep how far a paper was read.', error);
  }
}
