import { api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { calls, type LibraryName } from '@portal/wire';

/** What may be meant by a text; kept for a minute. An answer belongs to its text, so that none replaces that of another. [L-20] */
export const suggestionsQuery = (text: string, language: Language, library: LibraryName | undefined) =>
  queryOptions({
    queryKey: ['search-suggestions', library, language, text],
    queryFn: ({ signal }) =>
      api.call(calls.searchSuggestions, {
        query: {
          search_term: text,
          language: languageNames[language],
          ...(library === undefined ? {} : { library }),
        },
        signal,
      }),
    enabled: text !== '',
    staleTime: 60_000,
    retry: false,
  });
