import { readingPrefix, storedValue } from '@portal/session';

/** Reads a stored value of any shape as names and values, oldest first; skips invalid entries. */
export function parseEntries<Value>(
  stored: unknown,
  parse: (value: unknown) => Value | undefined,
): Map<string, Value> {
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

/** Named values for pages in the tab's history, kept until the tab closes or the client logs out. */
export function sessionEntries<Value>({ store, parse, most }: EntryRules<Value>) {
  const stored = storedValue(readingPrefix + store);
  const read = () => parseEntries(stored.read(), parse);
  return {
    get: (name: string) => read().get(name),
    keep(name: string, value: Value): void {
      stored.write([...withEntry(read(), [name, value], most)]);
    },
  };
}
