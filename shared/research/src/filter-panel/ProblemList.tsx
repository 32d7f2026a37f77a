import { useMessages } from '@portal/i18n';
import { categoryLabel, isFilterCategory } from '../filters/filterTable.ts';
import type { FilterProblem } from '../filters/FilterProblem.ts';
import { longestSearchTerm } from '../filters/FilterState.ts';
import type { ResearchMessage } from '../messages/index.ts';
import type { TabProblem } from '../tabs/readTab.ts';
import styles from './FilterProblems.module.css';

type Translate = (id: ResearchMessage, values?: Record<string, string | number>) => string;

const longestName = 60;

const tabTexts = {
  unknownTab: 'research.tab.unknown',
  noAccess: 'research.tab.noAccess',
  empty: 'research.tab.empty',
} as const satisfies Record<TabProblem['kind'], ResearchMessage>;

function problemText(problem: FilterProblem, t: Translate): string {
  if ('shown' in problem) {
    const { kind, name, shown } = problem;
    return t(tabTexts[kind], { name: name.slice(0, longestName), shown });
  }
  const id = `research.filter.problem.${problem.kind}` as const;
  if (problem.kind === 'unknownLibrary') return t(id, { value: problem.value.slice(0, longestName) });
  if (!('name' in problem)) return t(id, { most: longestSearchTerm });
  const { name } = problem;
  const values: Record<string, string | number> = {
    name: isFilterCategory(name) ? t(categoryLabel(name)) : name.slice(0, longestName),
  };
  if (problem.kind === 'tooManyValues') values['most'] = problem.used;
  if ('value' in problem) values['value'] = problem.value.slice(0, longestName);
  return t(id, values);
}

const mostShown = 5;

/** Lists which parts of the address were ignored. */
export function ProblemList({ problems }: { problems: readonly FilterProblem[] }) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <div role="status" className={styles.problems}>
      <p className={styles.title}>{t('research.filter.problems')}</p>
      <ul className={styles.list}>
        {problems.slice(0, mostShown).map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText(problem, t)}</li>
        ))}
        {problems.length > mostShown ? (
          <li>{t('research.filter.moreProblems', { more: problems.length - mostShown })}</li>
        ) : null}
      </ul>
    </div>
  );
}
