import { sessionEntries } from '../sessionEntries.ts';

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

/** Reads a place, which may be anything; undefined when it is none. */
export function parsePlace(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { pages } = value;
  if (typeof pages !== 'number' || !Number.isInteger(pages) || pages < 1) return undefined;
  const anchor = parseAnchor(value['anchor']);
  return { pages, ...(anchor === undefined ? {} : { anchor }) };
}

const places = sessionEntries({ store: 'places', parse: parsePlace, most: mostPlaces });

/** Where the reader was in the list of an entry of the history; undefined when they are there for the first time. */
export const keptPlace = (entry: string): Place | undefined => places.get(entry);

/** Whether the document was loaded by a new address, and neither again nor by the browser's Back. */
export function arrivedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || ('type' in navigation && navigation.type === 'navigate');
}

/** Keeps where the reader is, as long as the tab lives. */
export const keepPlace = (entry: string, place: Place): void => places.keep(entry, place);
