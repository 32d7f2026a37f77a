import { today, useToday } from '@portal/i18n';
import { useLocation } from '@portal/router';
import { startTransition, useOptimistic, useState } from 'react';
import { clearedFilters } from './activeFilters.ts';
import { readFilters, type FilterReading } from './address/filterAddress.ts';
import { writeFilters } from './address/writeFilters.ts';
import type { FilterState } from './FilterState.ts';
import { libraryFilters, publicationFilters } from './filterTable.ts';
import { remember, restoredFilters, type Restoring } from './remembered/restoredFilters.ts';
import { useLatestNavigation } from './useLatestNavigation.ts';

/** The filters of an address, completed from memory. [L-07] [L-08] */
export function filtersAt(search: string, restoring: Restoring = {}, day = today()): FilterReading {
  const { libraries = false } = restoring;
  const { filters, problems } = readFilters(search, day, libraries ? publicationFilters : libraryFilters);
  return { filters: restoredFilters(filters, restoring), problems };
}

interface Filters extends FilterReading {
  /** Navigates to new filters and keeps the scroll position. */
  change: (filters: FilterState) => void;
  /** Removes everything but the languages and the sorting. [L-06] */
  clear: () => void;
  /** How often filters were cleared, for fields with input that is not a filter. */
  clears: number;
}

/**
 * The page's filters, from its address. A change shows at once, before navigation completes, so that quick changes add
 * up. React drops the optimistic value in the commit that shows the new address because both are in one action; two
 * transitions could finish in either order.
 */
export function useFilters(restoring: Restoring = {}): Filters {
  const { search } = useLocation();
  const { filters, problems } = filtersAt(search, restoring, useToday());
  const [shown, hold] = useOptimistic(filters);
  const [clears, setClears] = useState(0);
  const goTo = useLatestNavigation();

  function change(next: FilterState) {
    const destination = writeFilters(next);
    startTransition(async () => {
      hold(filtersAt(destination, restoring).filters);
      const arrival = goTo({
        search: destination,
        nameOf: (open) => writeFilters(filtersAt(open, restoring).filters),
      });
      remember({ before: shown, after: next }, restoring);
      await arrival;
    });
  }

  function clear() {
    setClears(clears + 1);
    change(clearedFilters(shown));
  }

  return { filters: shown, problems, change, clear, clears };
}
