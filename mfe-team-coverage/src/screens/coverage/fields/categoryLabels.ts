import type { ResearchMessage } from '@portal/research';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';

export const categoryLabels: Record<CoverageCategory, TeamCoverageMessage | ResearchMessage> = {
  Sector: 'research.filter.sector',
  Company: 'research.filter.company',
  Analyst: 'research.filter.analyst',
  'Equity Rating': 'teamCoverage.coverage.column.equity',
  'Credit Rating': 'teamCoverage.coverage.column.credit',
  'ESG Rating': 'teamCoverage.coverage.column.esg',
};
