import { useMessages } from '@portal/i18n';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { TeamProblem } from './teamAddress.ts';
import styles from './TeamScreen.module.css';

type Problem = TeamProblem | { kind: 'unknownValue'; value: string };

const mostShown = 5;

export function TeamProblems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useMessages<TeamCoverageMessage>();
  if (problems.length === 0) return null;

  function textOf(problem: Problem): string {
    switch (problem.kind) {
      case 'unknownValue':
        return t('teamCoverage.team.problem.unknownValue', { value: problem.value });
      case 'repeated':
        return t('research.filter.problem.repeated', { name: problem.name });
      case 'unknownParameter':
        return t('research.filter.problem.unknownParameter', { name: problem.name });
    }
  }

  return (
    <div role="status" className={styles.problems}>
      <p>{t('research.filter.problems')}</p>
      <ul>
        {problems.slice(0, mostShown).map((problem) => (
          <li key={JSON.stringify(problem)}>{textOf(problem)}</li>
        ))}
        {problems.length > mostShown ? (
          <li>{t('research.filter.moreProblems', { more: problems.length - mostShown })}</li>
        ) : null}
      </ul>
    </div>
  );
}
