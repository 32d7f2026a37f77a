import { sessionEntries } from '../sessionEntries.ts';

/** An item by which a position is restored. */
export interface Anchor {
  docRef: string;
  /** In pixels below the top of the window. */
  top: number;
  /** The followed link in it; undefined when the reader left another way. */
  href?: string | undefined;
}

/** The reader's position when leaving a list. */
export interface Place {
  /** Number of pages loaded. */
  pages: number;
  anchor?: Anchor | undefined;
  left?: Leave | undefined;
}

/** Times in ms since 1970. */
export interface Leave {
  at: number;
  /** When the newest publication of the list was published. */
  newest: number;
  /** Names the list with all that selects its entries, some of which no address has. */
  list: string;
}

/** History entries remembered; older ones open at the top. */
export const mostPlaces = 30;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseAnchor(value: unknown): Anchor | undefined {
  if (!isRecord(value)) return undefined;
  const { docRef, top, href } = value;
  if (typeof docRef !== 'string' || typeof top !== 'number') return undefined;
  return { docRef, top, href: typeof href === 'string' ? href : undefined };
}

function parseLeave(value: unknown): Leave | undefined {
  if (!isRecord(value)) return undefined;
  const { at, newest, list } = value;
  if (typeof at !== 'number' || typeof newest !== 'number' || typeof list !== 'string') return undefined;
  return { at, newest, list };
}

/** Reads a stored value of any shape; undefined if invalid. */
export function parsePlace(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { pages } = value;
  if (typeof pages !== 'number' || !Number.isInteger(pages) || pages < 1) return undefined;
  return { pages, anchor: parseAnchor(value['anchor']), left: parseLeave(value['left']) };
}

const places = sessionEntries({ store: 'places', parse: parsePlace, most: mostPlaces });

/** The position for a history entry; undefined on a first visit. */
export const storedPlace = (entry: string): Place | undefined => places.get(entry);

/** Whether the document was opened by navigation: not by a reload or Back, nor again after the browser discarded it. */
export function isFreshArrival(): boolean {
  if ('wasDiscarded' in document && document.wasDiscarded === true) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || ('type' in navigation && navigation.type === 'navigate');
}

/** Keeps a position while the tab lives. */
export const keepPlace = (entry: string, place: Place): void => places.keep(entry, place);
