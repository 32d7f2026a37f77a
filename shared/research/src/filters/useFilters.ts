import { today } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { startTransition, useRef, useState } from 'react';
import { readFilters, writeFilters, type FilterReading } from './filterAddress.ts';
import type { FilterState } from './FilterState.ts';
import { restoredFilters, toRemember, type Restoring } from './remembered/restoredFilters.ts';

/** The filters of an address; what it leaves open is as it was last chosen. [L-07] [L-08] */
export function filtersAt(search: string, restoring: Restoring = {}): FilterReading {
  const { filters, problems } = readFilters(search, today());
  return { filters: restoredFilters(filters, restoring), problems };
}

interface Filters extends FilterReading {
  /** Takes further filters to the address; the reader stays where they are on the page. */
  change: (filters: FilterState) => void;
}

/**
 * The filters of the page, which live in its address. Those on their way there hold at once: a second tick that
 * follows quickly adds to the first.
 */
export function useFilters(restoring: Restoring = {}): Filters {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { filters, problems } = filtersAt(search, restoring);
  const [coming, setComing] = useState<string>();
  const latest = useRef<string>(undefined);

  const shown = coming === undefined ? filters : filtersAt(coming, restoring).filters;

  async function change(next: FilterState) {
    const destination = writeFilters(next);
    latest.current = destination;
    setComing(destination);
    const remembering = toRemember({ before: shown, after: next }, restoring);
    if (remembering.length > 0) {
      // What the address left open is said before it changes, so that Back finds it again.
      const address = pathname + writeFilters(filters);
      if (address !== pathname + search) await navigate(address, { replace: true, preventScrollReset: true });
      for (const remember of remembering) remember();
    }
    if (latest.current !== destination) return;
    await navigate(pathname + destination, { preventScrollReset: true });
    // With the address, which comes as a transition, too: never a moment without either.
    startTransition(() => setComing((now) => (now === destination ? undefined : now)));
  }

  return { filters: shown, problems, change: (next) => void change(next) };
}
