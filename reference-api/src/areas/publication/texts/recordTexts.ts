import { LRUCache } from 'lru-cache';
import type { RatedKind } from '@portal/wire';

/** What a text depends on besides the publication itself. */
export interface Shown {
  /** Counts of changes; see CachedByVersion. */
  versions: { publications: number; tags: number; ratings: number };
  kinds: ReadonlySet<RatedKind>;
}

export interface Entry {
  id: number;
  entitled: boolean;
}

/** Makes texts by publication id; without publications that have gone. */
export type MakeTexts = (missing: readonly Entry[]) => Promise<ReadonlyMap<number, string>>;

/** Some 17,000 records of usual length. */
const mostBytes = 32 * 1024 * 1024;

/** Estimated bytes per text for key and cache entry. */
const overhead = 200;

/**
 * Records as JSON, in memory. The key contains everything a text depends on, including what the client may see. The
 * least recently used go first. [G-09]
 */
export class RecordTexts {
  private readonly cache: LRUCache<string, Buffer>;

  constructor(bytes: number = mostBytes) {
    this.cache = new LRUCache({ maxSize: bytes, sizeCalculation: ({ length }) => length + overhead });
  }

  /** In bytes. */
  get size(): number {
    return this.cache.calculatedSize;
  }

  /** In the order of the entries. */
  page(entries: readonly Entry[], shown: Shown, make: MakeTexts): Promise<(Buffer | undefined)[]> {
    return this.inOrder(entries, keysUnder(shown), make);
  }

  /** The records' parts about other editions, in the order of the entries. [L-16] */
  editions(
    entries: readonly Entry[],
    { publications, tags }: Shown['versions'],
    make: MakeTexts,
  ): Promise<(Buffer | undefined)[]> {
    const keyOf = ({ id, entitled }: Entry) => `edition ${id} ${entitled} ${publications} ${tags}`;
    return this.inOrder(entries, keyOf, make);
  }

  private async inOrder(
    entries: readonly Entry[],
    keyOf: (entry: Entry) => string,
    make: MakeTexts,
  ): Promise<(Buffer | undefined)[]> {
    const found = entries.map((entry) => this.cache.get(keyOf(entry)));
    const missing = entries.filter((_, index) => found[index] === undefined);
    if (missing.length === 0) return found;
    const made = await make(missing);
    return entries.map((entry, index) => {
      const text = made.get(entry.id);
      return found[index] ?? (text === undefined ? undefined : this.keep(keyOf(entry), text));
    });
  }

  private keep(key: string, text: string): Buffer {
    const bytes = Buffer.from(text);
    this.cache.set(key, bytes);
    return bytes;
  }
}

/** Only entitled clients see ratings, so only their keys depend on them. */
function keysUnder({ versions: { publications, tags, ratings }, kinds }: Shown): (entry: Entry) => string {
  const open = `${publications} ${tags} ${ratings} ${[...kinds].sort().join(' ')}`;
  const closed = `${publications} ${tags}`;
  return ({ id, entitled }) => (entitled ? `${id} ${open}` : `${id} ${closed}`);
}
