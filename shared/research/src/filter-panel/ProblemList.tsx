import { useMessages } from '@portal/i18n';
import type { FilterProblem } from '../filters/filterAddress.ts';
import { problemText } from '../filters/problemText.ts';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './FilterProblems.module.css';

const mostShown = 5;

/** What of the address could not be taken as it stands, in sentences. */
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
