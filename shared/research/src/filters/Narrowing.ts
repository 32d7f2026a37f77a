import type { FilterCategory } from './filterTable.ts';
import type { FilterState } from './FilterState.ts';
import type { StudyTypes } from './studies.ts';

/** The filters of a list, and what shows and changes them. */
export interface Narrowing {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
  /** Shown as one filter when exactly these are chosen. */
  studyTypes?: StudyTypes | undefined;
}
