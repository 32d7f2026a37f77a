import type { TagFilters } from '@portal/wire';
import { rememberAssetClasses, rememberedAssetClasses } from './assetClasses.ts';
import type { FilterState } from '../FilterState.ts';
import { rememberedLanguages, rememberLanguages } from './languages.ts';

/** What a page takes over from earlier visits, beside the languages. */
export interface Restoring {
  /** The page can be filtered by asset class. @default false */
  assetClasses?: boolean;
}

/**
 * Whether an address leaves the filters open. One that the portal wrote never does: it names the languages, and then what it does not
 * name is not chosen. So a link with a search or a tag, too, shows what it says and not what was chosen some other time.
 */
const leavesOpen = ({ tagFilters, tagNotFilters, dateRange, searchTerm }: FilterState): boolean =>
  Object.keys(tagFilters).length === 0 &&
  Object.keys(tagNotFilters).length === 0 &&
  dateRange === undefined &&
  searchTerm === '';

/** The filters of an address, with what it leaves open as it was last chosen. [L-08] [I-04] */
export function restoredFilters(filters: FilterState, { assetClasses = false }: Restoring): FilterState {
  const { Language = rememberedLanguages() } = filters.tagFilters;
  const classes = assetClasses && leavesOpen(filters) ? rememberedAssetClasses() : [];
  const restored: TagFilters = classes.length === 0 ? {} : { 'Asset Classification': classes };
  return { ...filters, tagFilters: { ...filters.tagFilters, ...restored, Language } };
}

const differ = (category: string, one: FilterState, other: FilterState) =>
  one.tagFilters[category]?.join('\n') !== other.tagFilters[category]?.join('\n');

/** Whether a change of filters changes what is remembered. */
export const changesRemembered = (
  before: FilterState,
  after: FilterState,
  { assetClasses = false }: Restoring,
): boolean =>
  differ('Language', before, after) || (assetClasses && differ('Asset Classification', before, after));

/** Keeps what of the filters is remembered for the next visit. [L-08] */
export function rememberFilters({ tagFilters }: FilterState, { assetClasses = false }: Restoring): void {
  rememberLanguages(tagFilters.Language ?? []);
  if (assetClasses) rememberAssetClasses(tagFilters['Asset Classification'] ?? []);
}
