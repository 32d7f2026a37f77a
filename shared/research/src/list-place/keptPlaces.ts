/** A tile by which a list is found again. */
export interface Anchor {
  docRef: string;
  /** Where it stood, in pixels below the top of the window. */
  top: number;
  /** The link in it that was followed; undefined when the reader left by another way. */
  href?: string;
}

/** Where a reader was in a list when they left it. */
export interface Place {
  /** How many pages were loaded. */
  pages: number;
  anchor?: Anchor;
}

const store = 'portal-list-places';

/** Entries of the browser's history that are remembered; older ones come back at their top. */
export const mostPlaces = 30;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseAnchor(value: unknown): Anchor | undefined {
  if (!isRecord(value)) return undefined;
  const { docRef, top, href } = value;
  if (typeof docRef !== 'string' || typeof top !== 'number') return undefined;
  return { docRef, top, ...(typeof href === 'string' ? { href } : {}) };
}

function parsePlace(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { pages } = value;
  if (typeof pages !== 'number' || !Number.isInteger(pages) || pages < 1) return undefined;
  const anchor = parseAnchor(value['anchor']);
  return { pages, ...(anchor === undefined ? {} : { anchor }) };
}

/** Reads what was kept, which may be anything: entries of the history, oldest first, with their places. */
export function parsePlaces(text: string | null): Map<string, Place> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const places = new Map<string, Place>();
  for (const entry of Array.isArray(value) ? (value as unknown[]) : []) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') continue;
    const place = parsePlace(entry[1]);
    if (place !== undefined) places.set(entry[0], place);
  }
  return places;
}

/** The places with one more, the oldest left out when there are too many. */
export function withPlace(
  places: ReadonlyMap<string, Place>,
  entry: string,
  place: Place,
): Map<string, Place> {
  const others = [...places].filter(([name]) => name !== entry);
  return new Map([...others.slice(1 - mostPlaces), [entry, place]]);
}

function read(): Map<string, Place> {
  try {
    return parsePlaces(sessionStorage.getItem(store));
  } catch (error) {
    console.warn('The browser does not say where in a list the reader was.', error);
    return new Map();
  }
}

/** Where the reader was in the list of an entry of the history; undefined when they are there for the first time. */
export const keptPlace = (entry: string): Place | undefined => read().get(entry);

/** Whether the document was loaded by a new address, and neither again nor by the browser's Back. */
export function arrivedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || ('type' in navigation && navigation.type === 'navigate');
}

/** Keeps where the reader is, as long as the tab lives. */
export function keepPlace(entry: string, place: Place): void {
  try {
    sessionStorage.setItem(store, JSON.stringify([...withPlace(read(), entry, place)]));
  } catch (error) {
    console.warn('The browser does not keep where in a list the reader was.', error);
  }
}
