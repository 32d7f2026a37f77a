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

/** Gives the texts that are not there, by the ids of their publications; what is gone in the meantime has none. */
export type MakeTexts = (missing: readonly Entry[]) => Promise<ReadonlyMap<number, string>>;

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

  /** The texts of whole records, in the order of their entries. */
  page(entries: readonly Entry[], shown: Shown, make: MakeTexts): Promise<(Buffer | undefined)[]> {
    return this.inOrder(entries, keysUnder(shown), make);
  }

  /** What records say of the other editions of their papers, in the order of these. [L-16] */
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
    const found = entries.map((entry) => this.kept.get(keyOf(entry)));
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
