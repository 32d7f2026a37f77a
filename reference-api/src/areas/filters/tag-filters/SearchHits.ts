import { LRUCache } from 'lru-cache';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import type { Research } from './ResearchIndex.ts';

/** Each takes a byte per publication. */
const mostKnown = 50;

interface Typed {
  typed: string | undefined;
  keys: readonly number[];
}

/** A 1 at the index of each id. */
export function atPlaces(ids: readonly number[], { publications }: Research): Uint8Array {
  const found = new Uint8Array((publications.ids.at(-1) ?? 0) + 1);
  for (const id of ids) found[id] = 1;
  return found;
}

/**
 * What a search finds in all libraries. Cached until something changes, since each choice of a filter repeats the
 * search; shared only by clients who may read the same.
 */
export class SearchHits {
  private research: Research | undefined;
  private readonly known = new LRUCache<string, Promise<Uint8Array>>({ max: mostKnown });

  constructor(private readonly search: SearchIndex) {}

  /** A 1 at the index of each id found; undefined without a search. */
  find({ typed, keys }: Typed, research: Research): Promise<Uint8Array | undefined> {
    if (!this.search.searches(typed)) return Promise.resolve(undefined);
    if (this.research !== research) this.known.clear();
    this.research = research;
    const name = `${keys.join(' ')}\n${typed}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const found = this.search.all({ typed, keys }).then((ids) => atPlaces(ids, research));
    this.known.set(name, found);
    // Failures are not kept; another one may have taken its place.
    found.catch(() => {
      if (this.known.peek(name) === found) this.known.delete(name);
    });
    return found;
  }
}
