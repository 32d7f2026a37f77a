import { languageStore } from '@portal/i18n';
import { foldedEditions, type FoldedEditions } from '@portal/research';
import type { TagFilters } from '@portal/wire';

/** How a profile's research folds editions: like all lists, led by the interface's language. [L-16] */
export const foldsFor = (tagFilters: TagFilters): FoldedEditions =>
  foldedEditions({ tagFilters, tagNotFilters: {} }, languageStore.getState().language);
