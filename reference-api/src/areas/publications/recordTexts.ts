import { LRUCache } from 'lru-cache';
import type { RatedKind } from '@portal/wire';

/** What a text shows besides the publication itself. */
export interface Shown {
  /** Counts of changes to publications, tags and ratings; see AtVersion. */
  versions: { publications: number; tags: number; ratings: number };
  /** The kinds of ratings that the client may see. */
  kinds: ReadonlySet<RatedKind>;
}

/** A publication in a list, and whether the asking client is entitled to it. */
export interface Entry {
  id: number;
  entitled: boolean;
}

/** Some 17,000 records of usual length. */
const mostBytes = 32 * 1024 * 1024;

/** What else may be taken for each: its key and its place in the memory. */
const overhead = 200;

/**
 * Records of publications as JSON, in memory. Each is kept under everything that it is made of: whatever changes, or differs between
 * two clients, is another key. What was not asked for longest goes first. [G-09]
 */
export class RecordTexts {
  private readonly kept: LRUCache<string, Buffer>;

  constructor(bytes: number = mostBytes) {
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ length }) => length + overhead });
  }

  /** How many bytes are taken. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  /**
   * The texts of a page in its order. `make` gives those that are not there, by their ids; what it leaves out, since it is gone in the
   * meantime, is left out.
   */
  async page(
    entries: readonly Entry[],
    shown: Shown,
    make: (missing: readonly Entry[]) => Promise<ReadonlyMap<number, string>>,
  ): Promise<Buffer[]> {
    const keyOf = keysUnder(shown);
    const found = entries.map((entry) => this.kept.get(keyOf(entry)));
    const missing = entries.filter((_, index) => found[index] === undefined);
    if (missing.length === 0) return found.filter((text) => text !== undefined);
    const made = await make(missing);
    return entries.flatMap((entry, index) => {
      const text = made.get(entry.id);
      return found[index] ?? (text === undefined ? [] : this.keep(keyOf(entry), text));
    });
  }

  private keep(key: string, text: string): Buffer {
    const bytes = Buffer.from(text);
    this.kept.set(key, bytes);
    return bytes;
  }
}

/** The key of each entry of a page: ratings are shown with what the client is entitled to, and make no difference elsewhere. */
function keysUnder({ versions: { publications, tags, ratings }, kinds }: Shown): (entry: Entry) => string {
  const open = `${publications} ${tags} ${ratings} ${[...kinds].sort().join(' ')}`;
  const closed = `${publications} ${tags}`;
  return ({ id, entitled }) => (entitled ? `${id} ${open}` : `${id} ${closed}`);
}
