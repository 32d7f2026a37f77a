import { api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { afterContent } from '@portal/ui';
import { calls } from '@portal/wire';

/** The latest disclaimer in one language: limit 1, newest first; after what the reader came for. [S-05] */
export const disclaimerQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shell', 'disclaimer', language],
    queryFn: async ({ signal }) => {
      await afterContent();
      return api.call(calls.webDocuments, {
        signal,
        query: {
          tag_filters: JSON.stringify({
            'Publication Type': ['Disclaimer'],
            Language: [languageNames[language]],
          }),
          order: 'desc',
          limit: 1,
          page_size: 1,
        },
      });
    },
  });
