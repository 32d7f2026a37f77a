import { LRUCache } from 'lru-cache';
import type { ContentVersions } from './contentVersions.ts';

/** Up to some 30 kB each. */
const mostKept = 1000;

/**
 * Answers that depend on publications and tags alone, until these change. Callers who ask the same at the same time
 * share one answer. Clients with the same subscription share answers, so the key must contain what they may read.
 */
export class ContentCache {
  private readonly kept: LRUCache<string, Promise<unknown>>;
  readonly asked = { found: 0, made: 0 };

  constructor(most: number = mostKept) {
    this.kept = new LRUCache({ max: most });
  }

  /** @param make reads from the database at these versions or later */
  get<Answer>(
    key: string,
    { publications, tags, newest }: ContentVersions,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const versioned = `${publications} ${tags} ${newest} ${key}`;
    const known = this.kept.get(versioned) as Promise<Answer> | undefined;
    if (known !== undefined) {
      this.asked.found++;
      return known;
    }
    this.asked.made++;
    const made = make();
    this.kept.set(versioned, made);
    // Failures are not cached.
    made.catch(() => {
      if (this.kept.peek(versioned) === made) this.kept.delete(versioned);
    });
    return made;
  }
}
