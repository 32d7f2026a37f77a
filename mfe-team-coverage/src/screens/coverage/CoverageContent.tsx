import { useMessages, useToday } from '@portal/i18n';
import { SkippedRecords, useFollowsNothing, useMyCoverage } from '@portal/research';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { CoverageList } from '@portal/wire-team-coverage';
import { useDeferredValue, useMemo } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { Wording } from './cells/labels.ts';
import { remembering } from './cells/remembering.ts';
import styles from './Coverage.module.css';
import { CoverageResults } from './CoverageResults.tsx';
import { CoverageFields } from './fields/CoverageFields.tsx';
import { matchRows } from './rows/matchRows.ts';
import { readCoverage } from './rows/readCoverage.ts';
import { sortRows } from './rows/sortRows.ts';
import type { CoverageTab } from './tabs/coverageTabs.ts';
import { useCoverageView } from './view/useCoverageView.ts';

export function CoverageContent({ tab, data }: { tab: CoverageTab; data: CoverageList }) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const wording = useMemo((): Wording => ({ t: remembering(t), language, tab }), [t, language, tab]);
  const noSector = t('teamCoverage.coverage.noSector');
  const all = useMemo(() => readCoverage(data, tab, { language, noSector }), [data, tab, language, noSector]);
  const { filters: view, problems, change } = useCoverageView(tab, all);
  const onlyMine = view.myCoverage === true;
  // Shows typed letters at once; results may lag behind.
  const deferred = useDeferredValue(view);
  const { subjects, failed, retry } = useMyCoverage(onlyMine);
  const { sorting } = deferred;
  const sorted = useMemo(() => sortRows(all, sorting, { tab, language }), [all, sorting, tab, language]);
  const today = useToday();
  const shown = useMemo(
    () => matchRows(sorted, deferred, { today, rated: tab.subject, subjects }),
    [sorted, deferred, tab, subjects, today],
  );
  const followsNothing = useFollowsNothing(onlyMine);
  const isKnown = !onlyMine || subjects !== undefined;
  return (
    <>
      <CoverageFields filters={view} problems={problems} sectors={all} wording={wording} onChange={change} />
      {isKnown ? (
        <CoverageResults
          all={all}
          shown={shown}
          followsNothing={followsNothing}
          view={deferred}
          wording={wording}
          onChange={change}
        />
      ) : null}
      {failed && !isKnown ? <QuietFailure of={t('research.follow.unknown')} onRetry={retry} /> : null}
      {failed || isKnown ? null : <Skeleton height="24rem" />}
      <div className={styles.foot}>
        <SkippedRecords of={[data]} />
      </div>
    </>
  );
}
