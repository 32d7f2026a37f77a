import { api, queryOptions } from '@portal/api';
import { featuredQuery, type Paging } from '@portal/research';
import type { TagFilters } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { relatedResearchQuery } from './relatedResearch.ts';

/** The tabs the client may open. [P-05] */
export const companyPermissionsQuery = (ref: string) =>
  queryOptions({
    queryKey: ['profiles', 'companyPermissions', ref],
    queryFn: ({ signal }) => api.call(profileCalls.companyProfilePermissions, { query: { Id: ref }, signal }),
  });

/** Ratings, oldest first. [P-06] */
export const ratingHistoryQuery = (ref: string) =>
  queryOptions({
    queryKey: ['profiles', 'ratingHistory', ref],
    queryFn: ({ signal }) => api.call(profileCalls.ratingHistory, { query: { ref }, signal }),
  });

/** Per tab. [P-02] */
export const companyPaging: Paging = { pageSize: 20, limit: 20 };

/** Newest first. [P-02] */
export const companyResearchQuery = (ref: string, filters: TagFilters) =>
  relatedResearchQuery({ ref, category: 'Company', filters, paging: companyPaging });

/** One featured publication per language. [P-02] */
export const companyFeaturedQuery = (name: string, filters: TagFilters) =>
  featuredQuery({
    key: ['profiles', 'featured'],
    page: 'company',
    filters: { Company: [name.normalize('NFC')], ...filters },
    limit: 2,
    group_by: 'Language',
  });
