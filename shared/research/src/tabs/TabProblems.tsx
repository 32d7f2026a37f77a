import { FilterProblems } from '../filter-panel/FilterProblems.tsx';
import type { TabProblem } from './readTab.ts';

interface TabProblemsProps {
  problems: readonly TabProblem[];
  /** A known tab's label. */
  titleOf: (name: string) => string;
  /** Label of the tab that is shown. */
  shown: string;
}

/** Says why another tab is shown than the address names. */
export function TabProblems({ problems, titleOf, shown }: TabProblemsProps) {
  const named = problems.map(({ kind, name }) => ({
    kind,
    name: kind === 'unknownTab' ? name : titleOf(name),
    shown,
  }));
  return <FilterProblems problems={named} />;
}
