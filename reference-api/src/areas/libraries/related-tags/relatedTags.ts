import type { ServedTag } from '@portal/wire';
import type { Counted } from '../tag-filters/TagCounter.ts';

/** Active tags that stand on the research that was counted, by category, in the order of lists; not the given ones themselves. */
export function relatedTags(
  { research, countOf }: Counted,
  given: ReadonlySet<number>,
): Record<string, ServedTag[]> {
  const related = new Map<string, ServedTag[]>();
  for (const tag of research.tags) {
    if (given.has(tag.id) || tag.inactive === true || countOf(tag.id) === 0) continue;
    const ofCategory = related.get(tag.category) ?? [];
    ofCategory.push(tag);
    related.set(tag.category, ofCategory);
  }
  return Object.fromEntries(related);
}
