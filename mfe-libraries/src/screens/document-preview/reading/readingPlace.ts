import { parseEntries, withEntry } from '@portal/research';
import { sessionStore, storedValue } from '@portal/session';

const maxPlaces = 50;

/** Each client of a browser has their own; undefined without one. */
function storedPlaces() {
  const session = sessionStore.getState();
  return session.status === 'signedIn'
    ? storedValue(`portal-reading-places ${session.currentUserName}`, 'localStorage')
    : undefined;
}

const asPlace = (value: unknown) => (typeof value === 'number' && value > 0 && value < 1 ? value : undefined);

/** How far a paper was read, as a share of its height; undefined if it was not, or to its end. [V-03] */
export const placeOf = (docRef: string): number | undefined =>
  parseEntries(storedPlaces()?.read(), asPlace).get(docRef);

/** 0 and 1 forget it. */
export function keepPlace(docRef: string, place: number): void {
  const stored = storedPlaces();
  const others = parseEntries(stored?.read(), asPlace);
  others.delete(docRef);
  const places = asPlace(place) === undefined ? others : withEntry(others, [docRef, place], maxPlaces);
  stored?.write([...places]);
}
