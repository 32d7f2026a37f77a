import { useMessages } from '@portal/i18n';
import type { ResearchMessage } from '../messages/index.ts';
import type { TabProblem } from './readTab.ts';
import styles from './TabProblems.module.css';

const messages = {
  unknownTab: 'research.tab.unknown',
  noAccess: 'research.tab.noAccess',
  empty: 'research.tab.empty',
} as const satisfies Record<TabProblem['kind'], ResearchMessage>;

const mostShown = 5;

interface TabProblemsProps {
  problems: readonly TabProblem[];
  /** A known tab's label. */
  titleOf: (name: string) => string;
  /** Label of the tab that is shown. */
  shown: string;
}

/** Says why another tab is shown than the address names. */
export function TabProblems({ problems, titleOf, shown }: TabProblemsProps) {
  const { t } = useMessages<ResearchMessage>();
  if (problems.length === 0) return null;
  return (
    <div role="status" className={styles.problems}>
      {problems.slice(0, mostShown).map(({ kind, name }) => (
        <p key={`${kind} ${name}`}>
          {t(messages[kind], { name: kind === 'unknownTab' ? name : titleOf(name), shown })}
        </p>
      ))}
    </div>
  );
}
