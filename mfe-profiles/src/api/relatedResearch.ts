import { api, queryClient } from '@portal/api';
import { filtersAt, publicationsQuery, recordQuery, type Paging } from '@portal/research';
import type { TagFilters } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { foldsFor } from './foldsFor.ts';
import { isAllAbout } from './isAllAbout.ts';
import { isRefused } from './isRefused.ts';

interface RelatedRead {
  ref: string;
  category: 'Company' | 'Sector';
  filters: TagFilters;
  paging: Paging;
}

/** The reader's last choice, on any page. [L-08] */
const lastLanguages = () => filtersAt('').filters.tagFilters['Language'] ?? [];

/** Where the client keeps that the API knows no ids, once an answer has shown it. */
const knowsNoIds = ['profiles', 'apiKnowsNoIds'];
queryClient.setQueryDefaults(knowsNoIds, { gcTime: Infinity });

/**
 * Research on a record. The documented API names records in `tag_filters`, by a name that is known only once the record
 * has loaded. So this asks by id while the record loads, and by name if that is known or the API does not know ids.
 */
export function relatedResearchQuery({ ref, category, filters, paging }: RelatedRead) {
  const page = { page_name: category.toLowerCase(), component_name: 'research', order: 'desc' } as const;
  const narrowed: TagFilters = { Language: [...lastLanguages()], ...filters };
  const folds = foldsFor(narrowed);
  const query = publicationsQuery({
    key: ['profiles', 'relatedResearch'],
    call: profileCalls.relatedResearch,
    filters: { ref, tag_filters: narrowed, ...folds, ...page },
    paging,
  });
  const { pageSize: page_size, limit } = paging;
  return {
    ...query,
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => {
      const ask = (about: { ref?: string; tag_filters: TagFilters }) =>
        api.call(profileCalls.relatedResearch, {
          query: { ...about, ...folds, ...page, page: pageParam, page_size, limit },
          signal,
        });
      const byName = (name: string) =>
        ask({ tag_filters: { ...narrowed, [category]: [name.normalize('NFC')] } });
      const known = queryClient.getQueryData(recordQuery(ref).queryKey);
      if (known !== undefined) return byName(known.value);
      const reading = queryClient.query({ ...recordQuery(ref), staleTime: 'static' });
      if (queryClient.getQueryData(knowsNoIds) === true) return byName((await reading).value);
      const byId = ask({ ref, tag_filters: narrowed }).catch((error: unknown) => {
        if (isRefused(error)) return undefined;
        throw error;
      });
      const [answer, record] = await Promise.all([byId, reading]);
      if (answer !== undefined && isAllAbout(answer.records, { ref, category, value: record.value }))
        return answer;
      queryClient.setQueryData(knowsNoIds, true);
      return byName(record.value);
    },
  };
}
