import { useLocation, useNavigate } from '@portal/router';
import { useEffect, useState } from 'react';
import { writeTeamAddress } from './teamAddress.ts';
import type { TeamTab } from './teamTabs.ts';

/** Debounces the address while typing. */
const addressDelayMs = 300;

interface TeamSearch {
  tab: TeamTab;
  values: readonly string[];
  /** The search in the address. */
  sought: string;
}

/** What is typed into a team's search. The address follows (replaced, so that going back leaves the page). */
export function useTeamSearch({ tab, values, sought }: TeamSearch) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(sought);
  useEffect(() => {
    if (search === sought) return;
    const timer = setTimeout(
      () =>
        void navigate(pathname + writeTeamAddress(tab, { values, search }), {
          replace: true,
          preventScrollReset: true,
        }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [search, sought, tab, values, pathname, navigate]);
  return { search, setSearch };
}
