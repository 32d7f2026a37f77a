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
  problems: TeamProblem[];
  tabProblems: TabProblem[];
}

/** Parameters used elsewhere. */
const foreign = ['language', 'redirect_uri'];

const categories: readonly string[] = [...new Set(teamTabs.map(({ category }) => category))];

/** Reads the address of the team page; reports what has no effect. [C-04] */
export function readTeamAddress(search: string, isOpen: (tab: TeamTab) => boolean): TeamReading {
  const parameters = new URLSearchParams(search);
  const names = parameters.getAll('tab');
  const reading = readTab(teamTabs, names, (each) => (isOpen(each) ? 'open' : 'noAccess'));
  const tab = reading.tab ?? teamTabs[0];
  const problems: TeamProblem[] = [];
  if (new Set(names).size > 1) problems.push({ kind: 'repeated', name: 'tab' });
  for (const name of new Set(parameters.keys()))
    if (name !== 'tab' && !foreign.includes(name) && name !== tab.category && !categories.includes(name))
      problems.push({ kind: 'unknownParameter', name });
  const values = splitValues(parameters.getAll(tab.category).join(';'));
  return { tab, values, problems, tabProblems: reading.problems };
}

export function writeTeamAddress({ name, category }: TeamTab, values: readonly string[] = []): string {
  const parameters = new URLSearchParams({ tab: name });
  if (values.length > 0) parameters.set(category, joinValues(values));
  return `?${parameters.toString().replaceAll('%3B', ';')}`;
}
