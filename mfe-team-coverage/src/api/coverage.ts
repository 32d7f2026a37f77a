import { api, queryOptions } from '@portal/api';
import { teamCoverageCalls, type CoverageClass } from '@portal/wire-team-coverage';

/** The companies of a tab, by sector. [C-02] */
export const coverageQuery = (covered: CoverageClass) =>
  queryOptions({
    queryKey: ['team-coverage', 'coverage', covered],
    queryFn: ({ signal }) =>
      api.call(teamCoverageCalls.tagCoverage, { query: { asset_classification: covered }, signal }),
  });
