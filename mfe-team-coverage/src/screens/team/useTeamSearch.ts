import type { FilterState } from '@portal/research';
import { useLocation, useNavigate } from '@portal/router';
import { useEffect, useState } from 'react';
import { writeTeamAddress } from './teamAddress.ts';
import type { TeamTab } from './teamTabs.ts';

/** Debounces the address while typing. */
const addressDelayMs = 300;

/** What is typed into a team's search. The address follows (replaced, so that going back leaves the page). */
export function useTeamSearch(tab: TeamTab, filters: FilterState) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { searchTerm: sought } = filters;
  const [search, setSearch] = useState(sought);
  const address = writeTeamAddress(tab, { ...filters, searchTerm: search });
  useEffect(() => {
    if (search === sought) return;
    const timer = setTimeout(
      () =>
        void navigate(pathname + address, {
          replace: true,
          preventScrollReset: true,
        }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [search, sought, address, pathname, navigate]);
  return { search, setSearch };
}
