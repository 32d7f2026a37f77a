import {
  call,
  countUpTo,
  json,
  leftOutSchema,
  listReading,
  paginationMetadataSchema,
  tagFiltersSchema,
  z,
} from '@portal/wire';
import { coveredCompanyReading, coveredCompanySchema } from './coveredCompany.ts';
import { permissionsReading, permissionsSchema } from './permissions.ts';
import { profileClasses, refSchema } from './profileClasses.ts';

export const sectorProfilePermissions = call({
  method: 'GET',
  path: 'portal_tabs/sector_profile_permissions',
  summary: 'Which tabs of the profile of the sector with this external_id the client may open.',
  authenticated: true,
  query: z.object({ Id: refSchema }),
  answer: permissionsSchema,
  reading: permissionsReading,
});

export const sectorCompanies = call({
  method: 'GET',
  path: 'sector_companies',
  summary:
    'The active companies of a sector by name, with the current ratings; 404 for a sector that is unknown or inactive, 403 without the tab of the asset class.',
  authenticated: true,
  query: z.object({
    ref: refSchema,
    asset_classification: z.optional(z.enum(profileClasses)),
    tag_filters: z.optional(json(tagFiltersSchema)),
    page: z._default(countUpTo(1000), 1),
    page_size: z._default(countUpTo(200), 50),
    limit: z._default(countUpTo(1000), 1000),
  }),
  answer: z.object({
    records: z.array(coveredCompanySchema),
    pagination_metadata: paginationMetadataSchema,
    left_out: leftOutSchema,
  }),
  reading: listReading(coveredCompanyReading),
});
