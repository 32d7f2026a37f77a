import { libraryPaging, publicationsQuery, type FilterState } from '@portal/research';
import { libraryCalls } from '@portal/wire-libraries';
import { listFilters, type ListParameters } from './listFilters.ts';

/** Newest first by default, also when searching. A tab left open over midnight reads the new day. [H-02] */
export const highlightsQuery = (
  day: string,
  filters: FilterState,
  { paging = libraryPaging, ...parameters }: ListParameters,
) => {
  const narrowed = listFilters(filters);
  return publicationsQuery({
    key: ['libraries', 'highlights', day],
    call: libraryCalls.highlightsDocuments,
    filters: {
      ...narrowed,
      ...parameters,
      date_range: filters.dateRange ?? { start_date: day, end_date: day },
      order: narrowed.order ?? 'desc',
    },
    paging,
  });
};
