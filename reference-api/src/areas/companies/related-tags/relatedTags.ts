import type { ServedTag } from '@portal/wire';
import type { Counted } from '#areas/filters/tag-filters/TagCounter.ts';

/** Active tags of the counted research, in list order, without the given ones. */
export const relatedTags = ({ research, countOf }: Counted, given: ReadonlySet<number>): ServedTag[] =>
  research.tags.filter((tag) => !given.has(tag.id) && tag.inactive !== true && countOf(tag.id) > 0);
