import type { Tag } from '@portal/wire';
import { libraryBits } from '#policies/libraries.ts';
import type { Research } from '../tag-filters/ResearchIndex.ts';

/** Active tags that stand beside any of the given ones on research, by category, in the order of lists; not the given ones themselves. */
export function relatedTags({ tags, entries }: Research, ids: ReadonlySet<number>): Record<string, Tag[]> {
  const beside = new Set<number>();
  for (const { libraries, tagIds } of entries)
    if ((libraries & libraryBits.allresearch) !== 0 && tagIds.some((id) => ids.has(id)))
      for (const id of tagIds) beside.add(id);
  const related = new Map<string, Tag[]>();
  for (const tag of tags)
    if (beside.has(tag.id) && !ids.has(tag.id) && tag.inactive !== true)
      related.set(tag.category, [...(related.get(tag.category) ?? []), tag]);
  return Object.fromEntries(related);
}
