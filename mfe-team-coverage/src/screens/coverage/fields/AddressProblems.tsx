import type { Wording } from '../cells/labels.ts';
import type { AddressProblem } from '../view/coverageAddress.ts';
import styles from './CoverageFields.module.css';

function problemText(problem: AddressProblem, t: Wording['t']): string {
  switch (problem.kind) {
    case 'unknownParameter':
      return t('teamCoverage.coverage.problem.unknownParameter', { name: problem.name });
    case 'repeated':
      return t('teamCoverage.coverage.problem.repeated', { name: problem.name });
    case 'notASwitch':
      return t('research.filter.problem.notASwitch', { name: problem.name });
    case 'unknownPeriod':
      return t('teamCoverage.coverage.problem.unknownPeriod', { value: problem.value });
    case 'unknownSorting':
      return t('teamCoverage.coverage.problem.unknownSorting', { value: problem.value });
    case 'unknownValue':
      return t('teamCoverage.coverage.problem.unknownValue', { value: problem.value });
  }
}

const mostShown = 5;

export function AddressProblems({ problems, t }: { problems: readonly AddressProblem[]; t: Wording['t'] }) {
  if (problems.length === 0) return null;
  return (
    <div role="status" className={styles.problems}>
      <p>{t('research.filter.problems')}</p>
      <ul>
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
