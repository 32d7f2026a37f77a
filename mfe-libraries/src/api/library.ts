import { libraryPaging, publicationsQuery, type FilterState, type PublicationsCall } from '@portal/research';

/** What of a library its list depends on. */
interface LibrarySource {
  name: string;
  call: PublicationsCall;
}

/** The publications of a library under filters: newest first or, when searching, best first. [L-14] */
export const libraryQuery = ({ name, call }: LibrarySource, filters: FilterState) =>
  publicationsQuery({
    key: ['libraries', 'library', name],
    call,
    filters: {
      tag_filters: filters.tagFilters,
      ...(Object.keys(filters.tagNotFilters).length === 0 ? {} : { tag_not_filters: filters.tagNotFilters }),
      ...(filters.dateRange === undefined ? {} : { date_range: filters.dateRange }),
      ...(filters.searchTerm === '' ? {} : { search_term: filters.searchTerm }),
      ...(filters.sorting === undefined ? {} : { order: filters.sorting }),
      page_name: name,
      component_name: 'library',
    },
    paging: libraryPaging,
  });
