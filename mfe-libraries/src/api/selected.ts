import { api, queryOptions } from '@portal/api';
import type { FoldedEditions } from '@portal/research';
import { libraryCalls } from '@portal/wire-libraries';

/** All on one page. */
export const selectedLimit = 15;

/** Selected fixed income publications in the chosen languages. [L-11] */
export const selectedQuery = (languages: readonly string[], { fold_editions: language }: FoldedEditions) =>
  queryOptions({
    queryKey: ['libraries', 'selected', languages, language],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.selectedFixedIncome, {
        query: {
          tag_filters: { Language: [...languages] },
          order: 'desc',
          limit: selectedLimit,
          page_size: selectedLimit,
          page_name: 'bonds',
          component_name: 'selected',
          fold_editions: language,
        },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
