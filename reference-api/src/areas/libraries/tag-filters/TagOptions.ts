import { LRUCache } from 'lru-cache';
import type { ServedTagOption } from '@portal/wire-libraries';
import { JsonText } from '#http/JsonText.ts';
import type { Counted } from './TagCounter.ts';
import type { TagCounts } from './countTags.ts';

/** By category. */
type Options = Record<string, ServedTagOption[]>;

interface Wanted {
  libraries: number;
  categories: readonly string[];
  /** Leaves out tags that are inactive or without publications. */
  activeOnly: boolean;
  /** Whether the editions of a paper were counted as one. */
  folded: boolean;
}

interface Kept {
  countOf: TagCounts;
  text: JsonText<Options>;
}

/** A hundred kilobytes each. */
const mostKept = 50;

/**
 * Library filters as JSON, cached if nothing is chosen: then they are the same for everyone until something is
 * published.
 */
export class TagOptions {
  private readonly kept = new LRUCache<string, Kept>({ max: mostKept });

  of(counted: Counted, wanted: Wanted): JsonText<Options> {
    const { countOf, isUnfiltered } = counted;
    const key = `${wanted.libraries} ${wanted.activeOnly} ${wanted.folded} ${wanted.categories.join(';')}`;
    const known = this.kept.get(key);
    if (known?.countOf === countOf) return known.text;
    const text = JsonText.of(optionsOf(counted, wanted));
    if (isUnfiltered) this.kept.set(key, { countOf, text });
    return text;
  }
}

function optionsOf({ research, countOf }: Counted, { categories, activeOnly }: Wanted): Options {
  const options = new Map<string, ServedTagOption[]>();
  for (const tag of research.tags) {
    if (!categories.includes(tag.category)) continue;
    const count = countOf(tag.id);
    const ofCategory = options.get(tag.category) ?? [];
    if (!activeOnly || (tag.inactive !== true && count > 0)) ofCategory.push({ ...tag, count });
    options.set(tag.category, ofCategory);
  }
  return Object.fromEntries(options);
}
