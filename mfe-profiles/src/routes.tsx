import { pages, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';

export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  gated: [
    {
      path: pages.companyProfile.path,
      handle: { title: 'profiles.company.title', portalTab: pages.companyProfile.access },
      lazy: () => import('./screens/company/CompanyProfileScreen.tsx'),
    },
    {
      path: pages.sectorProfile.path,
      handle: { title: 'profiles.sector.title', portalTab: pages.sectorProfile.access },
      lazy: () => import('./screens/sector/SectorProfileScreen.tsx'),
    },
    {
      path: pages.analystProfile.path,
      handle: { title: 'profiles.analyst.title', portalTab: pages.analystProfile.access },
      lazy: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
    },
    {
      path: pages.analystProfileEquity.path,
      handle: { title: 'profiles.analyst.title', portalTab: pages.analystProfileEquity.access },
      lazy: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
    },
    {
      path: pages.analystProfileFixedIncome.path,
      handle: { title: 'profiles.analyst.title', portalTab: pages.analystProfileFixedIncome.access },
      lazy: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
    },
  ],
};
