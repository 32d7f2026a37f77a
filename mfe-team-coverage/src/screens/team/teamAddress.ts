import {
  noFilters,
  readPage,
  readTab,
  writeFilters,
  type FilterReading,
  type FilterState,
  type PageFilters,
  type TabProblem,
} from '@portal/research';
import { today } from '@portal/i18n';
import { teamTabs, type TeamTab } from './teamTabs.ts';

export interface TeamReading extends FilterReading {
  tab: TeamTab;
  tabProblems: TabProblem[];
}

/** What a tab can be narrowed by. [C-05] */
const teamFilters = ({ name, category }: TeamTab): PageFilters => ({
  values: [category],
  toggles: [],
  sortings: [],
  tab: name,
  ofOtherTabs: teamTabs.map((tab) => tab.category),
  typed: true,
});

/** Reads the address of the team page; reports what has no effect. [C-04] */
export function readTeamAddress(address: string, isOpen: (tab: TeamTab) => boolean): TeamReading {
  const names = new URLSearchParams(address).getAll('tab');
  const reading = readTab(teamTabs, names, (each) => (isOpen(each) ? 'open' : 'noAccess'));
  const tab = reading.tab ?? teamTabs[0];
  return { tab, ...readPage(address, teamFilters(tab), today()), tabProblems: reading.problems };
}

/** @param filters none for another tab, which starts without a filter [C-04] */
export const writeTeamAddress = (tab: TeamTab, filters: FilterState = noFilters): string =>
  writeFilters(filters, teamFilters(tab));
