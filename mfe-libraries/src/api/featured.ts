import { api, queryOptions } from '@portal/api';
import { calls, type LibraryName, type TagFilters } from '@portal/wire';

/** The newest publication that a library features, in the languages chosen. [L-09] */
export const featuredQuery = (library: LibraryName, languages: readonly string[]) =>
  queryOptions({
    queryKey: ['libraries', 'featured', library, languages],
    queryFn: ({ signal }) => {
      const tag_filters: TagFilters = { Language: [...languages] };
      const query = {
        ...{ page_name: library, component_name: 'featured', tag_filters },
        ...{ order: 'desc', limit: 1, page_size: 1 },
      };
      return api.call(calls.webDocuments, { query, signal });
    },
    placeholderData: (previous) => previous,
  });
