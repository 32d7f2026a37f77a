import { useLocation, useNavigate } from '@portal/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import { coverageTabs, type CoverageTab } from '../tabs/coverageTabs.ts';
import { readAddress, writeAddress, type AddressReading } from './coverageAddress.ts';
import type { ChangeView, CoverageView } from './CoverageView.ts';
import { withKnownValues } from './knownValues.ts';

/** How long a view stands before the address follows it: not one address for each letter typed. */
const addressDelayMs = 300;

interface Pending {
  view: CoverageView;
  /**
   * The addresses that the view is ahead of: the one it began at, and those that were sent since, which may arrive late.
   * Anything else means that the reader went elsewhere.
   */
  behind: readonly string[];
}

const tabNames = coverageTabs.map(({ name }) => name);

/**
 * What the tab is narrowed by: held at once, and by the address a moment later, which the reader leaves by one step back. Render again
 * from nothing (`key`) for another tab.
 * @param sectors all that the tab has: values that none of its companies has have no effect
 * @returns `change` is the same function for as long as the page is open: fields that get it are not drawn again with every letter
 */
export function useCoverageView(
  tab: CoverageTab,
  sectors: readonly CoveredSector[],
): AddressReading & { change: ChangeView } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reading = useMemo(() => readAddress(search, tab, tabNames), [search, tab]);
  const [pending, setPending] = useState<Pending>();
  const ahead = pending?.behind.includes(search) === true ? pending : undefined;
  const aheadView = ahead?.view;
  const known = useMemo(
    () => withKnownValues(aheadView === undefined ? reading : { view: aheadView, problems: [] }, sectors),
    [aheadView, reading, sectors],
  );

  useEffect(() => {
    if (aheadView === undefined) return;
    const address = writeAddress(tab, aheadView);
    if (address === search) return;
    const timer = setTimeout(() => {
      setPending((now) => now && { ...now, behind: [...now.behind, address] });
      void navigate(pathname + address, { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [aheadView, search, pathname, tab, navigate]);

  const latest = useRef({ view: known.view, search });
  useLayoutEffect(() => {
    latest.current = { view: known.view, search };
  }, [known.view, search]);
  const change = useCallback<ChangeView>((how) => {
    const { view, search: address } = latest.current;
    setPending((now) => ({
      view: how(view),
      behind: now?.behind.includes(address) === true ? now.behind : [address],
    }));
  }, []);

  return { ...known, change };
}
