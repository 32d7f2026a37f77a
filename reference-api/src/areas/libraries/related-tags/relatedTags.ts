import type { ServedTag } from '@portal/wire';
import { libraryBits } from '#policies/libraries.ts';
import type { Research } from '../tag-filters/ResearchIndex.ts';

/** Ids of the tags that stand beside any of the given ones on research, these included. */
function besides({ publications }: Research, ids: ReadonlySet<number>): Set<number> {
  const { libraries, firstTag, tagIds } = publications;
  const beside = new Set<number>();
  for (let place = 0; place < libraries.length; place++) {
    if (((libraries[place] ?? 0) & libraryBits.allresearch) === 0) continue;
    const own = tagIds.subarray(firstTag[place], firstTag[place + 1]);
    if (own.some((id) => ids.has(id))) for (const id of own) beside.add(id);
  }
  return beside;
}

/** Active tags that stand beside any of the given ones on research, by category, in the order of lists; not the given ones themselves. */
export function relatedTags(research: Research, ids: ReadonlySet<number>): Record<string, ServedTag[]> {
  const beside = besides(research, ids);
  const related = new Map<string, ServedTag[]>();
  for (const tag of research.tags) {
    if (!beside.has(tag.id) || ids.has(tag.id) || tag.inactive === true) continue;
    const ofCategory = related.get(tag.category) ?? [];
    ofCategory.push(tag);
    related.set(tag.category, ofCategory);
  }
  return Object.fromEntries(related);
}
