import { useLocation, useNavigate } from '@portal/router';
import { useEffect, useMemo, useState } from 'react';
import { coverageTabs, type CoverageTab } from '../tabs/coverageTabs.ts';
import { readAddress, writeAddress, type AddressReading } from './coverageAddress.ts';
import type { CoverageView } from './CoverageView.ts';

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
 */
export function useCoverageView(tab: CoverageTab): AddressReading & { change: (view: CoverageView) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reading = useMemo(() => readAddress(search, tab, tabNames), [search, tab]);
  const [pending, setPending] = useState<Pending>();
  const ahead = pending?.behind.includes(search) === true ? pending : undefined;
  const view = ahead?.view;

  useEffect(() => {
    if (view === undefined) return;
    const address = writeAddress(tab, view);
    if (address === search) return;
    const timer = setTimeout(() => {
      setPending((now) => now && { ...now, behind: [...now.behind, address] });
      void navigate(pathname + address, { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [view, search, pathname, tab, navigate]);

  function change(next: CoverageView) {
    setPending((now) => ({
      view: next,
      behind: now?.behind.includes(search) === true ? now.behind : [search],
    }));
  }

  return ahead === undefined ? { ...reading, change } : { view: ahead.view, problems: [], change };
}
