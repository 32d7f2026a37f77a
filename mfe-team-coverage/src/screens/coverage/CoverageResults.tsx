import { useEntitlements } from '@portal/api';
import { pages } from '@portal/contract';
import { today } from '@portal/i18n';
import {
  clearedFilters,
  linkAccess,
  loadSaving,
  MoreSheet,
  SortingSelect,
  type Sorting,
} from '@portal/research';
import {
  Button,
  EmptyNotice,
  IconDownload,
  notify,
  usePrinting,
  breakpoints,
  upTo,
  useIsNarrow,
} from '@portal/ui';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { CoverageCards } from './cards/CoverageCards.tsx';
import type { Wording } from './cells/labels.ts';
import { useFollowedAnchors } from './cells/useFollowedAnchors.ts';
import styles from './Coverage.module.css';
import { coverageLines } from './coverageLines.ts';
import type { CoveredSector } from './rows/CoveredRow.ts';
import { isNarrowed } from './rows/matchRows.ts';
import { columnsOf, type CellContext } from './table/columns.tsx';
import { CoverageTable } from './table/CoverageTable.tsx';
import { useRenderInSteps } from './table/useRenderInSteps.ts';
import { useOpenSectors } from './table/useOpenSectors.ts';
import { coverageFilters, type ChangeView, type CoverageView } from './view/CoverageView.ts';

/** Screens only: paper is narrower, but gets the table. */
const query = `screen and ${upTo(breakpoints.mobile)}`;

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether to show cards instead of rows. [C-08] */
function useShowsCards(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

interface CoverageResultsProps {
  all: readonly CoveredSector[];
  /** What the view leaves of it. */
  shown: readonly CoveredSector[];
  /** The view asks for what the client follows, which is nothing. */
  followsNothing: boolean;
  view: CoverageView;
  wording: Wording;
  onChange: ChangeView;
}

const countOf = (sectors: readonly CoveredSector[]) =>
  sectors.reduce((sum, { rows }) => sum + rows.length, 0);

/** Whether profile links are open to the client; determined once for all rows. */
function useLinkAccess({ tab }: Wording): CellContext['access'] {
  const entitlements = useEntitlements();
  const analyst = tab.assetClass === 'Equity' ? pages.analystProfileEquity : pages.analystProfileFixedIncome;
  const access = {
    company: linkAccess(entitlements, pages.companyProfile.href({ id: 'any' })),
    sector: linkAccess(entitlements, pages.sectorProfile.href({ id: 'any' })),
    analyst: linkAccess(entitlements, analyst.href({ id: 'any' })),
  };
  const { company, sector, analyst: analystAccess } = access;
  return useMemo(() => ({ company, sector, analyst: analystAccess }), [company, sector, analystAccess]);
}

function useShownSectors({ all, shown, view, wording }: CoverageResultsProps) {
  const printing = usePrinting();
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const { open, toggle, setAll, cameBack } = useOpenSectors(wording.tab.name, keys, isNarrowed(view));
  const target = useMemo(
    () => ({ sectors: shown, open: printing ? new Set(keys) : open, order: all.map(({ key }) => key) }),
    [all, shown, keys, open, printing],
  );
  const { shown: sectors } = useRenderInSteps(target, { atOnce: printing, startsWhole: cameBack });
  return { sectors: [...sectors.values()], allOpen: keys.every((key) => open.has(key)), toggle, setAll };
}

function NothingShown({ followsNothing, wording: { t }, onChange }: CoverageResultsProps) {
  return (
    <EmptyNotice
      next={
        <Button variant="secondary" onClick={() => onChange(clearedFilters)}>
          {t('research.filter.clear')}
        </Button>
      }
    >
      {t(followsNothing ? 'research.follow.nothing' : 'teamCoverage.coverage.noMatch')}
    </EmptyNotice>
  );
}

export const CoverageResults = memo(function CoverageResults(props: CoverageResultsProps) {
  const { all, shown, view, wording, onChange } = props;
  const { t, tab, language } = wording;
  const access = useLinkAccess(wording);
  const context = useMemo(() => ({ wording, access }), [wording, access]);
  const columns = useMemo(() => columnsOf(tab, all), [tab, all]);
  const { sectors, allOpen, toggle, setAll } = useShownSectors(props);
  const isEmpty = shown.length === 0;
  const showsCards = useShowsCards();
  const isPhone = useIsNarrow(breakpoints.phone);
  const root = useFollowedAnchors<HTMLDivElement>();
  const handleSort = useCallback(
    (sorting: Sorting | undefined) => onChange((now) => ({ ...now, sorting })),
    [onChange],
  );

  async function handleSave() {
    const name = `coverage-${tab.name.toLowerCase().replace(' ', '-')}-${today()}.csv`;
    try {
      (await loadSaving()).saveCsv(coverageLines(shown, all, wording), { name, language });
    } catch (error) {
      console.warn('The CSV file could not be made.', error);
      notify({ message: { id: 'common.somethingWrong' }, variant: 'error' });
    }
  }

  const sorting = (
    <SortingSelect page={coverageFilters(tab)} filters={view} onChange={(next) => handleSort(next.sorting)} />
  );
  const actions = isEmpty ? null : (
    <>
      <Button variant="quiet" onClick={() => setAll(!allOpen)}>
        {t(allOpen ? 'teamCoverage.coverage.collapseAll' : 'teamCoverage.coverage.expandAll')}
      </Button>
      <Button
        variant="quiet"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void handleSave()}
      >
        {t('teamCoverage.coverage.csv')}
      </Button>
    </>
  );
  return (
    <div ref={root} className={styles.results}>
      <div className={styles.bar}>
        <p role="status">
          {t('teamCoverage.coverage.count', { shown: countOf(shown), total: countOf(all) })}
        </p>
        {showsCards && !isPhone ? sorting : null}
        {showsCards ? (
          <MoreSheet>
            {isPhone ? sorting : null}
            {actions}
          </MoreSheet>
        ) : (
          <div className={styles.actions}>{actions}</div>
        )}
      </div>
      {isEmpty ? <NothingShown {...props} /> : null}
      {sectors.length > 0 && showsCards ? (
        <CoverageCards sectors={sectors} columns={columns} context={context} onToggle={toggle} />
      ) : null}
      {sectors.length > 0 && !showsCards ? (
        <CoverageTable
          caption={`${t('teamCoverage.coverage.title')}: ${t(tab.title)}`}
          columns={columns}
          sectors={sectors}
          context={context}
          sorting={view.sorting}
          onSort={handleSort}
          onToggle={toggle}
        />
      ) : null}
    </div>
  );
});
