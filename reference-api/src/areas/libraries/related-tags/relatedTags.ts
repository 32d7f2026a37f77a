import type { ServedTag } from '@portal/wire';
import type { Counted } from '../tag-filters/TagCounter.ts';

/** Active tags that stand on the research that was counted, in the order of lists; not the given ones themselves. */
export const relatedTags = ({ research, countOf }: Counted, given: ReadonlySet<number>): ServedTag[] =>
  research.tags.filter((tag) => !given.has(tag.id) && tag.inactive !== true && countOf(tag.id) > 0);
