import { today } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { readFilters, writeFilters, type FilterReading } from './filterAddress.ts';
import type { FilterState } from './FilterState.ts';
import {
  changesRemembered,
  rememberFilters,
  restoredFilters,
  type Restoring,
} from './remembered/restoredFilters.ts';

/** The filters of an address; what it leaves open is as it was last chosen. [L-07] [L-08] */
export function filtersAt(search: string, restoring: Restoring = {}): FilterReading {
  const { filters, problems } = readFilters(search, today());
  return { filters: restoredFilters(filters, restoring), problems };
}

interface Filters extends FilterReading {
  /** Takes further filters to the address; the reader stays where they are on the page. */
  change: (filters: FilterState) => void;
}

/** The filters of the page, which live in its address. */
export function useFilters(restoring: Restoring = {}): Filters {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reading = filtersAt(search, restoring);

  async function change(next: FilterState) {
    const { filters } = reading;
    if (changesRemembered(filters, next, restoring)) {
      // What the address left open is said before it changes, so that Back finds it again.
      const address = pathname + writeFilters(filters);
      if (address !== pathname + search) await navigate(address, { replace: true, preventScrollReset: true });
      rememberFilters(next, restoring);
    }
    await navigate(pathname + writeFilters(next), { preventScrollReset: true });
  }

  return { ...reading, change: (next) => void change(next) };
}
