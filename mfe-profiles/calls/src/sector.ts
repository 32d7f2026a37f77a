import {
  readCall,
  served,
  countUpTo,
  json,
  skippedSchema,
  listReading,
  paginationMetadataSchema,
  tagFiltersSchema,
  z,
} from '@portal/wire';
import { coveredCompanyReading, coveredCompanySchema } from './coveredCompany.ts';
import { permissionsReading, permissionsSchema } from './permissions.ts';
import { profileClasses, refSchema } from './profileClasses.ts';

export const sectorProfilePermissions = readCall({
  path: 'portal_tabs/sector_profile_permissions',
  reading: permissionsReading,
  served: () =>
    served({
      summary: 'Which tabs of the profile of the sector with this external_id the client may open.',
      query: z.object({ Id: refSchema }),
      answer: permissionsSchema,
      sample: { Id: 'S0001' },
      known: { Id: 'sector' },
      without: 'The profiles of sectors say that access could not be checked.',
    }),
});

export const sectorCompanies = readCall({
  path: 'sector_companies',
  reading: listReading(coveredCompanyReading),
  served: () =>
    served({
      summary:
        'The active companies of a sector by name, with the current ratings; 404 for a sector that is unknown or inactive, 403 without the tab of the asset class.',
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
        skipped: skippedSchema,
      }),
      sample: {
        ref: 'S0001',
        asset_classification: 'Equity',
        tag_filters: { Sector: ['Software'] },
        page: 1,
        page_size: 5,
        limit: 10,
      },
      known: { ref: 'sector' },
      without: 'The profiles of sectors show no companies.',
    }),
});
