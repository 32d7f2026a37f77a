import { readingPrefix } from '@portal/session';

/** Reads stored text of any shape as names and values, oldest first; skips invalid entries. */
export function parseEntries<Value>(
  text: string | null,
  parse: (value: unknown) => Value | undefined,
): Map<string, Value> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const entries = new Map<string, Value>();
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') continue;
    const value = parse(entry[1]);
    if (value !== undefined) entries.set(entry[0], value);
  }
  return entries;
}

/** Adds an entry and drops the oldest beyond `most`. */
export function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  [name, value]: readonly [string, Value],
  most: number,
): Map<string, Value> {
  const others = [...entries].filter(([each]) => each !== name);
  return new Map([...others, [name, value] as const].slice(-most));
}

interface EntryRules<Value> {
  /** Name in session storage. */
  store: string;
  parse: (value: unknown) => Value | undefined;
  /** Number of entries kept. */
  most: number;
}

/**
 * Named values for pages in the tab's history, kept until the tab closes or the client logs out. Only warns if the
 * browser stores nothing.
 */
export function sessionEntries<Value>({ store, parse, most }: EntryRules<Value>) {
  const place = readingPrefix + store;
  function read(): Map<string, Value> {
    try {
      return parseEntries(sessionStorage.getItem(place), parse);
    } catch (error) {
      console.warn('The browser does not say what was kept of an earlier page.', error);
      return new Map();
    }
  }

  return {
    get: (name: string) => read().get(name),
    keep(name: string, value: Value): void {
      try {
        sessionStorage.setItem(place, JSON.stringify([...withEntry(read(), [name, value], most)]));
      } catch (error) {
        console.warn('The browser does not keep anything of this page.', error);
      }
    },
  };
}
