import { readCookie, rememberDays, writeCookie } from '@portal/session';
import type { TagFilters } from '@portal/wire';
import type { FilterState } from '../FilterState.ts';
import { joinValues } from '../joinedValues.ts';
import { isStudiesOnly, type StudyTypes } from '../studies.ts';
import { canClear } from '../activeFilters.ts';
import type { RememberedCategory } from '../filterTable.ts';
import { rememberedValues, rememberValues } from './rememberedValues.ts';

const cookie = 'studiesOnly';

/** [L-05] */
function rememberStudiesOnly(on: boolean): void {
  writeCookie(cookie, String(on), { days: rememberDays });
}

const remembersStudiesOnly = (): boolean => readCookie(cookie) === 'true';

/** What a page restores from earlier visits, besides the languages. */
export interface Restoring {
  /** The page can be filtered by asset class. @default false */
  assetClasses?: boolean;
  /** The page can be filtered by library. @default false */
  libraries?: boolean;
  /** Types of studies, once known, for a page that can show only them. */
  studyTypes?: StudyTypes | undefined;
}

/**
 * Whether an address leaves the filters to memory. Addresses written by the portal never do, as they name the
 * languages; nor do links with a search or a tag.
 */
const leavesOpen = (filters: FilterState): boolean => {
  const { tagFilters, tagNotFilters } = filters;
  return !canClear(filters) && tagFilters.Language === undefined && tagNotFilters.Language === undefined;
};

/** Whether to show only studies, once their types are known. [L-05] */
export const awaitsStudies = (filters: FilterState): boolean => leavesOpen(filters) && remembersStudiesOnly();

function restoredTags({ assetClasses = false, studyTypes = [] }: Restoring): TagFilters {
  const restored: TagFilters = {};
  const classes = assetClasses ? rememberedValues('Asset Classification') : [];
  if (classes.length > 0) restored['Asset Classification'] = classes;
  if (studyTypes.length > 0 && remembersStudiesOnly()) restored['Publication Type'] = [...studyTypes];
  return restored;
}

/** Fills in remembered filters where the address leaves them open. [L-05] [L-08] [I-04] */
export function restoredFilters(filters: FilterState, restoring: Restoring): FilterState {
  const { Language = rememberedValues('Language') } = filters.tagFilters;
  const restored = leavesOpen(filters) ? restoredTags(restoring) : {};
  return { ...filters, tagFilters: { ...filters.tagFilters, ...restored, Language } };
}

interface Change {
  before: FilterState;
  after: FilterState;
}

/** Remembers what a change altered. [L-05] [L-08] */
export function remember(
  { before, after }: Change,
  { assetClasses = false, studyTypes = [] }: Restoring,
): void {
  const categories: RememberedCategory[] = assetClasses ? ['Language', 'Asset Classification'] : ['Language'];
  for (const category of categories) {
    const values = after.tagFilters[category] ?? [];
    if (joinValues(values) !== joinValues(before.tagFilters[category] ?? []))
      rememberValues(category, values);
  }
  const studiesOnly = isStudiesOnly(after, studyTypes);
  if (studiesOnly !== isStudiesOnly(before, studyTypes)) rememberStudiesOnly(studiesOnly);
}
