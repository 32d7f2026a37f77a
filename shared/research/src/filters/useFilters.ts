import { today } from '@portal/i18n';
import { useLocation } from '@portal/router';
import { startTransition, useOptimistic, useState } from 'react';
import { clearedFilters } from './activeFilters.ts';
import { readFilters, writeFilters, type FilterReading } from './filterAddress.ts';
import type { FilterState } from './FilterState.ts';
import { restoredFilters, toRemember, type Restoring } from './remembered/restoredFilters.ts';
import { useWayToAddress } from './useWayToAddress.ts';

/** Libraries narrow only the pages that hold several. */
function onPage(reading: FilterReading, { libraries: mayNarrow = false }: Restoring): FilterReading {
  const { libraries, ...filters } = reading.filters;
  if (mayNarrow || libraries === undefined) return reading;
  return { filters, problems: [...reading.problems, { kind: 'unknownParameter', name: 'libraries' }] };
}

/** The filters of an address; what it leaves open is as it was last chosen. [L-07] [L-08] */
export function filtersAt(search: string, restoring: Restoring = {}): FilterReading {
  const { filters, problems } = onPage(readFilters(search, today()), restoring);
  return { filters: restoredFilters(filters, restoring), problems };
}

interface Filters extends FilterReading {
  /** Takes further filters to the address; the reader stays where they are on the page. */
  change: (filters: FilterState) => void;
  /** Takes everything away but the languages and the sorting. [L-06] */
  clear: () => void;
  /** How many times that was done, for fields that hold what is no filter yet. */
  clears: number;
}

/**
 * The filters of the page, which live in its address. Those on their way there hold at once, however long the way takes:
 * a second tick that follows quickly adds to the first. React gives them up with the very commit that shows their address,
 * because both belong to one action: two transitions could come in either order.
 */
export function useFilters(restoring: Restoring = {}): Filters {
  const { search } = useLocation();
  const { filters, problems } = filtersAt(search, restoring);
  const [shown, hold] = useOptimistic(filters);
  const [clears, setClears] = useState(0);
  const goTo = useWayToAddress();

  function change(next: FilterState) {
    const destination = writeFilters(next);
    startTransition(async () => {
      hold(filtersAt(destination, restoring).filters);
      const arrival = goTo({
        search: destination,
        nameOf: (open) => writeFilters(filtersAt(open, restoring).filters),
      });
      for (const remember of toRemember({ before: shown, after: next }, restoring)) remember();
      await arrival;
    });
  }

  function clear() {
    setClears(clears + 1);
    change(clearedFilters(shown));
  }

  return { filters: shown, problems, change, clear, clears };
}
