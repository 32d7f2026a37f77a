import type { ResearchMessage } from '../messages/index.ts';
import { categoryLabel, isFilterCategory } from './categoryLabels.ts';
import type { FilterProblem } from './filterAddress.ts';
import { longestSearchTerm } from './FilterState.ts';

type Translate = (id: ResearchMessage, values?: Record<string, string | number>) => string;

const longestName = 60;

/** A problem of an address as a sentence. */
export function problemText(problem: FilterProblem, t: Translate): string {
  const id = `research.filter.problem.${problem.kind}` as const;
  if (problem.kind === 'unknownLibrary') return t(id, { value: problem.value.slice(0, longestName) });
  if (!('name' in problem)) return t(id, { most: longestSearchTerm });
  const { name } = problem;
  return t(id, {
    name: isFilterCategory(name) ? t(categoryLabel(name)) : name.slice(0, longestName),
    ...(problem.kind === 'tooManyValues' ? { most: problem.used } : {}),
    ...('value' in problem ? { value: problem.value.slice(0, longestName) } : {}),
  });
}
