import type { Research } from '#areas/filters/tag-filters/ResearchIndex.ts';
import type { ListFilter } from './listFilters.ts';

/** Instead of a filter's index: the publication meets all filters, or is in no list that leaves out only one. */
export const meetsAll = -1;
const meetsTooFew = -2;

interface Filtered {
  /** Bits of the library that holds the list; undefined: all publications. */
  libraries: number | undefined;
  filters: readonly ListFilter[];
}

/** The index of the only filter that a publication does not meet, by its place. Always one pass. */
export function missedFilters(research: Research, { libraries, filters }: Filtered): Int16Array {
  const { ids, libraries: filed, firstTag, tagIds } = research.publications;
  const usesOf: number[][] = [];
  filters.forEach(({ tags }, index) => {
    for (const tag of tags ?? []) (usesOf[tag] ??= []).push(index);
  });
  /** The last place with a tag of the filter. */
  const taggedAt = new Int32Array(filters.length).fill(-1);

  function isMet({ excludes = false, tags, test }: ListFilter, index: number, place: number): boolean {
    if (tags !== undefined) return (taggedAt[index] === place) !== excludes;
    return test === undefined || test(place);
  }

  function missedAt(place: number): number {
    if (libraries !== undefined && ((filed[place] ?? 0) & libraries) === 0) return meetsTooFew;
    for (let at = firstTag[place] ?? 0, end = firstTag[place + 1] ?? 0; at < end; at++) {
      const uses = usesOf[tagIds[at] ?? 0];
      if (uses !== undefined) for (const index of uses) taggedAt[index] = place;
    }
    let missed = meetsAll;
    for (const [index, filter] of filters.entries()) {
      if (isMet(filter, index, place)) continue;
      if (missed !== meetsAll) return meetsTooFew;
      missed = index;
    }
    return missed;
  }

  const missed = new Int16Array(ids.length);
  for (let place = 0; place < ids.length; place++) missed[place] = missedAt(place);
  return missed;
}
