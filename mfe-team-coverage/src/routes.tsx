import { pages, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';

export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  gated: [
    {
      path: pages.team.path,
      handle: { title: 'teamCoverage.team.title', portalTab: pages.team.access },
      lazy: () => import('./screens/team/TeamScreen.tsx'),
    },
    {
      path: pages.coverage.path,
      handle: { title: 'teamCoverage.coverage.title', portalTab: pages.coverage.access },
      lazy: () => import('./screens/coverage/CoverageScreen.tsx'),
    },
  ],
};
