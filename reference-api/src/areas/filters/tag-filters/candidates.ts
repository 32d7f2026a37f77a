import type { ResearchColumns } from './researchColumns.ts';

export interface Chosen {
  /** Tag ids, by category with a filter. */
  groups: readonly (readonly number[])[];
  folded: boolean;
  /** How many of the filters a publication may miss; fewer than there are. */
  mostMissing: number;
}

/**
 * The places that can count under filters: if one of them may be missed, each has a tag of any two. Of papers, when editions are folded, the places of their first editions. In no particular order.
 */
export function candidates(columns: ResearchColumns, { groups, folded, mostMissing }: Chosen): number[] {
  const { tagPlaces, firstEdition } = columns;
  const places = groups.map((tags) => tags.map((tag) => tagPlaces.of(tag, columns)));
  const sizeOf = (lists: readonly Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);
  const smallest = places.toSorted((one, other) => sizeOf(one) - sizeOf(other)).slice(0, mostMissing + 1);
  const seen = new Uint8Array(columns.ids.length);
  const found: number[] = [];
  for (const list of smallest.flat())
    for (const place of list) {
      const first = folded ? (firstEdition[place] ?? place) : place;
      if (seen[first] === 1) continue;
      seen[first] = 1;
      found.push(first);
    }
  return found;
}
