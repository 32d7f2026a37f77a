import type { TagFilters } from '@portal/wire';
import type { Research } from './ResearchIndex.ts';

/** How often tags are borne, by their id; what is not in it, never. */
export type TagCounts = (id: number) => number;

interface Question {
  /** The bit of the library that is counted in. */
  library: number;
  filters: TagFilters;
}

/** The filters that filter something, a group each, with a bit of its own. */
function groupsOf({ tags }: Research, filters: TagFilters) {
  const chosen = new Map<string, Set<string>>();
  for (const [category, values] of Object.entries(filters)) {
    const name = category.normalize('NFC');
    const before = chosen.get(name) ?? [];
    if (values.length > 0)
      chosen.set(name, new Set([...before, ...values.map((value) => value.normalize('NFC'))]));
  }
  const categories = new Set(tags.map(({ category }) => category));
  return {
    chosen,
    bitOf: new Map([...chosen.keys()].map((category, index) => [category, 1 << index])),
    hopeless: [...chosen.keys()].some((category) => !categories.has(category)),
  };
}

/**
 * How many publications of a library bear each tag. Each tag is counted under the filters of the other categories: that is what
 * choosing it would show. One pass over the publications, whatever the filters.
 */
export function countTags(research: Research, { library, filters }: Question): TagCounts {
  const { chosen, bitOf, hopeless } = groupsOf(research, filters);
  if (hopeless) return () => 0;
  const room = research.tags.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const [meets, group, counts] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  for (const { id, category, value } of research.tags) {
    group[id] = bitOf.get(category) ?? 0;
    if (chosen.get(category)?.has(value) === true) meets[id] = group[id] ?? 0;
  }
  const every = (1 << bitOf.size) - 1;
  for (const { libraries, tagIds } of research.entries) {
    if ((libraries & library) === 0) continue;
    let met = 0;
    for (const id of tagIds) met |= meets[id] ?? 0;
    const missing = every & ~met;
    // With two groups missing, no choice in a single category makes the publication appear.
    if ((missing & (missing - 1)) !== 0) continue;
    for (const id of tagIds) if (missing === 0 || group[id] === missing) counts[id] = (counts[id] ?? 0) + 1;
  }
  return (id) => counts[id] ?? 0;
}
