import type { ServedTagOption } from '@portal/wire-libraries';
import type { Counted } from './TagCounter.ts';

interface OptionsRequest {
  categories: readonly string[];
  /** Leaves out tags that are inactive or without publications. */
  activeOnly: boolean;
}

/** A library's filters by category, in list order, with their counts. */
export function tagOptions(
  { research, countOf }: Counted,
  { categories, activeOnly }: OptionsRequest,
): Record<string, ServedTagOption[]> {
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
