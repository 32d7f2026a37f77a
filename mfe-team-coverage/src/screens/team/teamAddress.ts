import { joinValues, readTab, splitValues, type TabProblem } from '@portal/research';
import { teamTabs, type TeamTab } from './teamTabs.ts';

/** A part of the address that has no effect. */
export interface TeamProblem {
  kind: 'unknownParameter' | 'repeated';
  name: string;
}

export interface TeamReading {
  tab: TeamTab;
  values: string[];
  search: string;
  problems: TeamProblem[];
  tabProblems: TabProblem[];
}

const singles = ['tab', 'search_term'];

export const longestSearch = 200;

/** Parameters used elsewhere. */
const foreign = ['language', 'redirect_uri'];

const categories: readonly string[] = [...new Set(teamTabs.map(({ category }) => category))];

/** Reads the address of the team page; reports what has no effect. [C-04] */
export function readTeamAddress(address: string, isOpen: (tab: TeamTab) => boolean): TeamReading {
  const parameters = new URLSearchParams(address);
  const reading = readTab(teamTabs, parameters.getAll('tab'), (each) => (isOpen(each) ? 'open' : 'noAccess'));
  const tab = reading.tab ?? teamTabs[0];
  const problems: TeamProblem[] = [];
  for (const name of singles)
    if (new Set(parameters.getAll(name)).size > 1) problems.push({ kind: 'repeated', name });
  for (const name of new Set(parameters.keys()))
    if (
      !singles.includes(name) &&
      !foreign.includes(name) &&
      name !== tab.category &&
      !categories.includes(name)
    )
      problems.push({ kind: 'unknownParameter', name });
  const values = splitValues(parameters.getAll(tab.category).join(';'));
  const search = (parameters.get('search_term') ?? '').slice(0, longestSearch);
  return { tab, values, search, problems, tabProblems: reading.problems };
}

interface TeamChoice {
  values: readonly string[];
  search: string;
}

/** @param choice nothing for another tab, which starts without a filter [C-04] */
export function writeTeamAddress({ name, category }: TeamTab, choice?: TeamChoice): string {
  const { values, search } = choice ?? { values: [], search: '' };
  const parameters = new URLSearchParams({ tab: name });
  if (search !== '') parameters.set('search_term', search);
  if (values.length > 0) parameters.set(category, joinValues(values));
  return `?${parameters.toString().replaceAll('%3B', ';')}`;
}
