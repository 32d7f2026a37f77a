import { joinValues, splitValues } from '@portal/research';
import { teamTabs, type TeamTab } from './teamTabs.ts';

/** A part of the address that has no effect. */
export type TeamProblem =
  | { kind: 'unknownParameter' | 'repeated'; name: string }
  | { kind: 'unknownTab'; name: string }
  | { kind: 'closedTab'; tab: TeamTab };

export interface TeamReading {
  tab: TeamTab;
  values: string[];
  problems: TeamProblem[];
}

/** Parameters used elsewhere. */
const foreign = ['language', 'redirect_uri'];

const categories: readonly string[] = [...new Set(teamTabs.map(({ category }) => category))];

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Returns the first tab in the address, or the first open one if that cannot be opened. */
function readTab(names: readonly string[], isOpen: (tab: TeamTab) => boolean) {
  const problems: TeamProblem[] = [];
  if (new Set(names).size > 1) problems.push({ kind: 'repeated', name: 'tab' });
  const [name] = names;
  const named = teamTabs.find((tab) => name !== undefined && sameName(name, tab.name));
  if (name !== undefined && name !== '' && named === undefined) problems.push({ kind: 'unknownTab', name });
  if (named !== undefined && isOpen(named)) return { tab: named, problems };
  if (named !== undefined) problems.push({ kind: 'closedTab', tab: named });
  return { tab: teamTabs.find(isOpen) ?? teamTabs[0], problems };
}

/** Reads the address of the team page; reports what has no effect. [C-04] */
export function readTeamAddress(search: string, isOpen: (tab: TeamTab) => boolean): TeamReading {
  const parameters = new URLSearchParams(search);
  const { tab, problems } = readTab(parameters.getAll('tab'), isOpen);
  for (const name of new Set(parameters.keys()))
    if (name !== 'tab' && !foreign.includes(name) && name !== tab.category && !categories.includes(name))
      problems.push({ kind: 'unknownParameter', name });
  return { tab, values: splitValues(parameters.getAll(tab.category).join(';')), problems };
}

export function writeTeamAddress({ name, category }: TeamTab, values: readonly string[] = []): string {
  const parameters = new URLSearchParams({ tab: name });
  if (values.length > 0) parameters.set(category, joinValues(values));
  return `?${parameters.toString().replaceAll('%3B', ';')}`;
}
