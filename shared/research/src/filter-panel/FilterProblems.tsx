import { lazyComponent } from '@portal/ui';
import type { FilterProblem } from '../filters/FilterProblem.ts';

const ProblemList = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-help" */ './ProblemList.tsx')).ProblemList,
);

/** Reports which parts of the address were ignored. */
export function FilterProblems({ problems }: { problems: readonly FilterProblem[] }) {
  return problems.length === 0 ? null : <ProblemList waiting={null} part={{ problems }} />;
}
