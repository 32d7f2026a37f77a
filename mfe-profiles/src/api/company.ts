import { readQuery } from '@portal/api';
import { featuredQuery, type Paging } from '@portal/research';
import type { TagFilters } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { relatedResearchQuery } from './relatedResearch.ts';

/** The tabs the client may open. [P-05] */
export const companyPermissionsQuery = (ref: string) =>
  readQuery(profileCalls.companyProfilePermissions, { Id: ref }, 'profiles');

/** Ratings, oldest first. [P-06] */
export const ratingHistoryQuery = (ref: string) => readQuery(profileCalls.ratingHistory, { ref }, 'profiles');

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
