import { api, queryOptions } from '@portal/api';
import { publicationsQuery, type Paging } from '@portal/research';
import { profileCalls, type ProfileClass } from '@portal/wire-profiles';
import { companiesPageSize } from '#components/company-table/companiesPageSize.ts';

/** Which analyst a page shows: in one asset class, or in all. */
export interface AnalystPage {
  /** Their external id. */
  ref: string;
  assetClass: ProfileClass | undefined;
}

const asked = ({ ref, assetClass }: AnalystPage) => ({
  ref,
  ...(assetClass === undefined ? {} : { asset_classification: assetClass }),
});

/** Who the analyst is. */
export const analystQuery = (page: AnalystPage) =>
  queryOptions({
    queryKey: ['profiles', 'analyst', asked(page)],
    queryFn: ({ signal }) => api.call(profileCalls.analystCoverage, { query: asked(page), signal }),
  });

/** The sectors in which the analyst covers companies. */
export const analystSectorsQuery = (page: AnalystPage) =>
  queryOptions({
    queryKey: ['profiles', 'analystSectors', asked(page)],
    queryFn: ({ signal }) => api.call(profileCalls.analystSectors, { query: asked(page), signal }),
  });

/** A page of the companies that the analyst covers; those of the page before stand until it is there. */
export const analystCompaniesQuery = (page: AnalystPage, number: number) =>
  queryOptions({
    queryKey: ['profiles', 'analystCompanies', asked(page), number],
    queryFn: ({ signal }) =>
      api.call(profileCalls.analystCompanies, {
        query: { ...asked(page), page: number, page_size: companiesPageSize },
        signal,
      }),
    placeholderData: (previous) => previous,
  });

/** The analyst's research: 8 to a page. [P-04] */
export const analystPaging: Paging = { pageSize: 8, limit: 200 };

/** What the analyst wrote, in the languages chosen, newest first. [P-04] */
export const analystResearchQuery = (page: AnalystPage, languages: readonly string[]) =>
  publicationsQuery({
    key: ['profiles', 'analystResearch', page.ref],
    call: profileCalls.analystResearch,
    filters: {
      ...asked(page),
      tag_filters: { Language: [...languages] },
      order: 'desc',
      page_name: 'analyst',
      component_name: 'research',
    },
    paging: analystPaging,
  });
