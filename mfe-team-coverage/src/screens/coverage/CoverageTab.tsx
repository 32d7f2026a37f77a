import { ApiError, isUnshown, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { NotIncluded } from '@portal/research';
import { EmptyNotice, QuietFailure, Skeleton, VisuallyHidden } from '@portal/ui';
import { coverageQuery } from '#api/coverage.ts';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './Coverage.module.css';
import { CoverageContent } from './CoverageContent.tsx';
import type { CoverageTab as Tab } from './tabs/coverageTabs.ts';

const linesWaiting = Array.from({ length: 12 }, (_, line) => line);

export function CoverageTab({ tab }: { tab: Tab }) {
  const { t } = useMessages<TeamCoverageMessage>();
  const { data, error, refetch } = useQuery(coverageQuery(tab.name));
  if (data !== undefined) {
    if (data.records.every(({ companies }) => companies.length === 0))
      return <EmptyNotice>{t('teamCoverage.coverage.tab.empty')}</EmptyNotice>;
    return <CoverageContent tab={tab} data={data} />;
  }
  if (error instanceof ApiError && error.kind === 'forbidden') return <NotIncluded />;
  if (error !== null)
    return <QuietFailure of={t(tab.title)} unshown={isUnshown(error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <span role="status">{t('teamCoverage.coverage.loading')}</span>
      </VisuallyHidden>
      {linesWaiting.map((line) => (
        <Skeleton key={line} height={40} />
      ))}
    </div>
  );
}
