import { readPage, writeFilters, type FilterReading } from '@portal/research';
import { today } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageTab } from '../tabs/coverageTabs.ts';
import { coverageFilters, type ChangeView, type CoverageView } from './CoverageView.ts';
import { withKnownValues } from './knownValues.ts';

/** Debounces the address while typing. */
const addressDelayMs = 300;

interface Pending {
  view: CoverageView;
  /**
   * Addresses that the view is ahead of: the initial one and those sent since, which may arrive late. Any other means
   * that the reader navigated.
   */
  behind: readonly string[];
}

/**
 * The view of a tab: changes at once, the address follows (replaced, so that going back leaves the page). Use the tab
 * as `key`.
 * @param sectors the whole tab; values that none of its companies has are ignored
 * @returns `change` is stable, so that memoised fields do not re-render while typing
 */
export function useCoverageView(
  tab: CoverageTab,
  sectors: readonly CoveredSector[],
): FilterReading & { change: ChangeView } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = useMemo(() => coverageFilters(tab), [tab]);
  const reading = useMemo(() => readPage(search, page, today()), [search, page]);
  const [pending, setPending] = useState<Pending>();
  const ahead = pending?.behind.includes(search) === true ? pending : undefined;
  const aheadView = ahead?.view;
  const known = useMemo(
    () => withKnownValues(aheadView === undefined ? reading : { filters: aheadView, problems: [] }, sectors),
    [aheadView, reading, sectors],
  );

  useEffect(() => {
    if (aheadView === undefined) return;
    const address = writeFilters(aheadView, page);
    if (address === search) return;
    const timer = setTimeout(() => {
      setPending((now) => now && { ...now, behind: [...now.behind, address] });
      void navigate(pathname + address, { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [aheadView, search, pathname, page, navigate]);

  const latest = useRef({ view: known.filters, search });
  useLayoutEffect(() => {
    latest.current = { view: known.filters, search };
  }, [known.filters, search]);
  const change = useCallback<ChangeView>((how) => {
    const { view, search: address } = latest.current;
    setPending((now) => ({
      view: how(view),
      behind: now?.behind.includes(address) === true ? now.behind : [address],
    }));
  }, []);

  return { ...known, change };
}
