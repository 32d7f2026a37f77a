import { api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';

/** The Daily Market Opinion of a day, in the language in which it is to be read. */
export const dmoQuery = (day: string, language: Language) =>
  queryOptions({
    queryKey: ['libraries', 'dmo', day, language],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.dmoLinks, { query: { language: languageNames[language] }, signal }),
  });
