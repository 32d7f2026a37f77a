import { LRUCache } from 'lru-cache';
import type { ContentVersions } from './contentVersions.ts';

/** Up to some 30 kB each. */
const maxEntries = 1000;

/**
 * Answers that depend on publications and tags alone, until these change. Callers who ask the same at the same time
 * share one answer. Clients with the same subscription share answers, so the key must contain what they may read.
 */
export class ContentCache {
  private readonly answers: LRUCache<string, Promise<unknown>>;

  constructor(most: number = maxEntries) {
    this.answers = new LRUCache({ max: most });
  }

  /** @param make reads from the database at these versions or later */
  get<Answer>(
    key: string,
    { publications, tags, newest }: ContentVersions,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const versioned = `${publications} ${tags} ${newest} ${key}`;
    const known = this.answers.get(versioned) as Promise<Answer> | undefined;
    if (known !== undefined) return known;
    const made = make();
    this.answers.set(versioned, made);
    // Failures are not cached.
    made.catch(() => {
      if (this.answers.peek(versioned) === made) this.answers.delete(versioned);
    });
    return made;
  }
}
