import { LRUCache } from 'lru-cache';
import type { CoverageClass, CoverageSector } from '@portal/wire-team-coverage';
import { JsonText } from '#http/JsonText.ts';

interface CoverageAnswer {
  records: CoverageSector[];
}

interface Shown {
  covered: CoverageClass;
  keys: readonly number[];
  versions: readonly number[];
}

/** A third of a megabyte each; a bank has a handful of packages. */
const maxTexts = 30;

/**
 * A tab's coverage as JSON, in memory: 600 companies take some 20 ms to read and write. The key contains everything a
 * text depends on, including what the client may read. [G-09]
 */
export class CoverageTexts {
  private readonly cache = new LRUCache<string, JsonText<CoverageAnswer>>({ max: maxTexts });

  /** @param make reads a missing text, at these versions or later */
  async get(
    { covered, keys, versions }: Shown,
    make: () => Promise<CoverageSector[]>,
  ): Promise<JsonText<CoverageAnswer>> {
    const key = `${covered} ${versions.join(' ')} for ${keys.toSorted((one, other) => one - other).join(' ')}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const text = JsonText.of({ records: await make() });
    this.cache.set(key, text);
    return text;
  }
}
