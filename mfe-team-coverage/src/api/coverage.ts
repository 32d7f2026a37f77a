import { readQuery } from '@portal/api';
import { teamCoverageCalls, type CoverageClass } from '@portal/wire-team-coverage';

/** The companies of a tab, by sector. [C-02] */
export const coverageQuery = (covered: CoverageClass) =>
  readQuery(teamCoverageCalls.tagCoverage, { asset_classification: covered }, 'team-coverage');
