import type { FilterState } from './FilterState.ts';
import { withValues } from './withValues.ts';

const category = 'Publication Type';

/** Publication types that are studies, from `company_studies`. */
export type StudyTypes = readonly string[];

/** Whether exactly the study types are chosen, and none is excluded. [L-05] */
export function isStudiesOnly({ tagFilters, tagNotFilters }: FilterState, studyTypes: StudyTypes): boolean {
  const chosen = new Set(tagFilters[category]);
  const excluded = tagNotFilters[category] ?? [];
  return (
    studyTypes.length > 0 &&
    chosen.size === new Set(studyTypes).size &&
    studyTypes.every((type) => chosen.has(type) && !excluded.includes(type))
  );
}

/** Chooses exactly the study types, or removes them; other types then stay. [L-05] */
export function withStudiesOnly(filters: FilterState, studyTypes: StudyTypes, on: boolean): FilterState {
  const isStudy = (type: string) => studyTypes.includes(type);
  if (!on) {
    const others = (filters.tagFilters[category] ?? []).filter((type) => !isStudy(type));
    return withValues(filters, category, others);
  }
  return withValues(filters, category, studyTypes);
}
