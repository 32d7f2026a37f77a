import { pages as linked } from '@portal/contract';
import type { ScreenPage } from '@portal/router';
import { ofAnalyst, ofCompany, ofSector } from './firstReads.ts';
import type { ProfilesMessage } from './messages/index.ts';

export const pages: readonly ScreenPage<ProfilesMessage>[] = [
  {
    path: linked.companyProfile.path,
    access: linked.companyProfile.access,
    title: 'profiles.company.title',
    firstReads: () => ofCompany(),
    firstView: 'profile',
    screen: () => import('./screens/company/CompanyProfileScreen.tsx'),
  },
  {
    path: linked.sectorProfile.path,
    access: linked.sectorProfile.access,
    title: 'profiles.sector.title',
    firstReads: () => ofSector,
    screen: () => import('./screens/sector/SectorProfileScreen.tsx'),
  },
  {
    path: linked.analystProfile.path,
    access: linked.analystProfile.access,
    title: 'profiles.analyst.title',
    firstReads: () => ofAnalyst(),
    firstView: 'person',
    screen: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
  },
  {
    path: linked.analystProfileEquity.path,
    access: linked.analystProfileEquity.access,
    title: 'profiles.analyst.title',
    firstReads: () => ofAnalyst('Equity'),
    firstView: 'person',
    screen: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
  },
  {
    path: linked.analystProfileFixedIncome.path,
    access: linked.analystProfileFixedIncome.access,
    title: 'profiles.analyst.title',
    firstReads: () => ofAnalyst('Fixed Income'),
    firstView: 'person',
    screen: () => import('./screens/analyst/AnalystProfileScreen.tsx'),
  },
];
