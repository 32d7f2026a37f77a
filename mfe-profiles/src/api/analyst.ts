import { api, queryOptions, readQuery } from '@portal/api';
import { publicationsQuery, type Paging } from '@portal/research';
import { profileCalls } from '@portal/wire-profiles';
import { companiesPageSize } from '#components/company-table/companiesPageSize.ts';
import { foldsFor } from './foldsFor.ts';
import { aboutAnalyst, byIdOrName, type AnalystPage } from './aboutAnalyst.ts';

export type { AnalystPage };

export const analystQuery = ({ ref, assetClass }: AnalystPage) =>
  readQuery(profileCalls.analystCoverage, { ref, asset_classification: assetClass }, 'profiles');

export const analystSectorsQuery = (page: AnalystPage) =>
  queryOptions({
    queryKey: ['profiles', 'analystCovers', page.ref, 'sectors', page],
    queryFn: ({ signal }) => api.call(profileCalls.analystSectors, { query: aboutAnalyst(page), signal }),
  });

export const analystCompaniesQuery = (page: AnalystPage, number: number) =>
  queryOptions({
    queryKey: ['profiles', 'analystCovers', page.ref, 'companies', page, number],
    queryFn: ({ signal }) =>
      api.call(profileCalls.analystCompanies, {
        query: { ...aboutAnalyst(page), page: number, page_size: companiesPageSize },
        signal,
      }),
    placeholderData: (previous) => previous,
  });

/** [P-04] */
export const analystPaging: Paging = { pageSize: 8, limit: 200 };

/** Research in the chosen languages, newest first. [P-04] */
export function analystResearchQuery(page: AnalystPage, languages: readonly string[]) {
  const { pageSize: page_size, limit } = analystPaging;
  const list = { order: 'desc', limit, page_size, page_name: 'analyst', component_name: 'research' } as const;
  const tag_filters = { Language: [...languages] };
  const folds = foldsFor(tag_filters);
  return {
    ...publicationsQuery({
      key: ['profiles', 'analystResearch', page],
      call: profileCalls.analystResearch,
      filters: { tag_filters, ...folds, order: list.order },
      paging: analystPaging,
    }),
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      byIdOrName(page.ref, () =>
        api.call(profileCalls.analystResearch, {
          query: { ...aboutAnalyst(page, tag_filters), ...folds, ...list, page: pageParam },
          signal,
        }),
      ),
  };
}
