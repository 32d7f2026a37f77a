import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { toggleNames, type TagFilters } from '@portal/wire';
import type { FilterState } from '../FilterState.ts';
import { isStudiesOnly, type StudyTypes } from '../studies.ts';
import { rememberAssetClasses, rememberedAssetClasses } from './assetClasses.ts';
import { rememberedLanguages, rememberLanguages } from './languages.ts';

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
const leavesOpen = (filters: FilterState): boolean =>
  Object.keys(filters.tagFilters).length === 0 &&
  Object.keys(filters.tagNotFilters).length === 0 &&
  filters.dateRange === undefined &&
  filters.libraries === undefined &&
  toggleNames.every((name) => filters[name] === undefined) &&
  filters.searchTerm === '';

/** Whether to show only studies, once their types are known. [L-05] */
export const awaitsStudies = (filters: FilterState): boolean => leavesOpen(filters) && remembersStudiesOnly();

function restoredTags({ assetClasses = false, studyTypes = [] }: Restoring): TagFilters {
  const restored: TagFilters = {};
  const classes = assetClasses ? rememberedAssetClasses() : [];
  if (classes.length > 0) restored['Asset Classification'] = classes;
  if (studyTypes.length > 0 && remembersStudiesOnly()) restored['Publication Type'] = [...studyTypes];
  return restored;
}

/** Fills in remembered filters where the address leaves them open. [L-05] [L-08] [I-04] */
export function restoredFilters(filters: FilterState, restoring: Restoring): FilterState {
  const { Language = rememberedLanguages() } = filters.tagFilters;
  const restored = leavesOpen(filters) ? restoredTags(restoring) : {};
  return { ...filters, tagFilters: { ...filters.tagFilters, ...restored, Language } };
}

interface Change {
  before: FilterState;
  after: FilterState;
}

const differIn = (category: string, { before, after }: Change) =>
  before.tagFilters[category]?.join('\n') !== after.tagFilters[category]?.join('\n');

/** Returns functions that remember what a change altered. [L-05] [L-08] */
export function toRemember(change: Change, { assetClasses = false, studyTypes = [] }: Restoring) {
  const { before, after } = change;
  const { Language = [], 'Asset Classification': classes = [] } = after.tagFilters;
  const studiesOnly = isStudiesOnly(after, studyTypes);
  const remember: (() => void)[] = [];
  if (differIn('Language', change)) remember.push(() => rememberLanguages(Language));
  if (assetClasses && differIn('Asset Classification', change))
    remember.push(() => rememberAssetClasses(classes));
  if (isStudiesOnly(before, studyTypes) !== studiesOnly)
    remember.push(() => rememberStudiesOnly(studiesOnly));
  return remember;
}
