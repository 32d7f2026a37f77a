import { pages as linked } from '@portal/contract';
import type { ScreenPage } from '@portal/router';
import type { TeamCoverageMessage } from './messages/index.ts';

export const pages: readonly ScreenPage<TeamCoverageMessage>[] = [
  {
    path: linked.team.path,
    access: linked.team.access,
    title: 'teamCoverage.team.title',
    tab: { label: { en: 'Team', de: 'Team' }, place: 80 },
    screen: () => import('./screens/team/TeamScreen.tsx'),
  },
  {
    path: linked.coverage.path,
    access: linked.coverage.access,
    title: 'teamCoverage.coverage.title',
    tab: { label: { en: 'Coverage', de: 'Coverage' }, place: 90 },
    screen: () => import('./screens/coverage/CoverageScreen.tsx'),
  },
];
