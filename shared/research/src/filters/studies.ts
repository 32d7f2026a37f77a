import type { FilterState } from './FilterState.ts';
import { withValues } from './withValues.ts';

const category = 'Publication Type';

/** Values of publication types, as `company_studies` names those that are studies. */
export type StudyTypes = readonly string[];

/** Whether just the studies are chosen: every type of theirs, no other type, and none of them excluded. [L-05] */
export function isStudiesOnly({ tagFilters, tagNotFilters }: FilterState, studyTypes: StudyTypes): boolean {
  const chosen = new Set(tagFilters[category]);
  const excluded = tagNotFilters[category] ?? [];
  return (
    studyTypes.length > 0 &&
    chosen.size === new Set(studyTypes).size &&
    studyTypes.every((type) => chosen.has(type) && !excluded.includes(type))
  );
}

/** Just the studies; or, off, no type of theirs: other types that are chosen stay. [L-05] */
export function withStudiesOnly(filters: FilterState, studyTypes: StudyTypes, on: boolean): FilterState {
  const isStudy = (type: string) => studyTypes.includes(type);
  if (!on) {
    const others = (filters.tagFilters[category] ?? []).filter((type) => !isStudy(type));
    return withValues(filters, category, others);
  }
  return withValues(filters, category, studyTypes);
}
