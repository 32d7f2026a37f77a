import { libraryPaging, publicationsQuery, type FilterState } from '@portal/research';
import { calls } from '@portal/wire';
import { listFilters } from './listFilters.ts';

/**
 * The publications of a publishing day under filters, newest first unless said otherwise, also when searching. The day is
 * part of the key only: the API knows which day it is, and a tab left open over midnight reads anew. [H-02]
 */
export const highlightsQuery = (day: string, filters: FilterState) =>
  publicationsQuery({
    key: ['libraries', 'highlights', day],
    call: calls.highlightsDocuments,
    filters: { ...listFilters(filters), order: filters.sorting ?? 'desc' },
    paging: libraryPaging,
  });
