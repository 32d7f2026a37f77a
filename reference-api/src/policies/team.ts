import type { PortalTab } from '@portal/contract';
import type { ZkbTeam } from '@portal/wire-team-coverage';
import { HttpError } from '../http/HttpError.ts';

const tabs: Record<ZkbTeam, PortalTab> = {
  'Equity Research': 'team_equity_research_tab',
  'Bonds Research': 'team_credit_research_tab',
  'Economic Research': 'team_market_research_tab',
  'Equity Sales': 'team_equity_sales_zrh_tab',
  'UK Sales': 'team_equity_sales_uk_tab',
  'Bonds Sales': 'team_fixed_income_sales_tab',
};

/** Refuses a team by its own tab, whatever tab the call names. [G-09] */
export function requireTeam({ portalTabs }: { portalTabs: readonly string[] }, team: ZkbTeam): void {
  if (portalTabs.includes(tabs[team])) return;
  throw new HttpError(403, 'This team is not included in the subscription.');
}
