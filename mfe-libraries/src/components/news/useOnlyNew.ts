import type { FilterState } from '@portal/research';
import { useLayoutEffect, useRef } from 'react';

interface Filtered {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/**
 * Toggles "only new" on the latest filters: the call may come long after the click, once the API has answered. [L-21]
 */
export function useOnlyNew({ filters, onChange }: Filtered): (isOn: boolean) => void {
  const latest = useRef<Filtered>({ filters, onChange });
  useLayoutEffect(() => {
    latest.current = { filters, onChange };
  });

  return (isOn) => {
    const now = latest.current;
    if ((now.filters.onlyNew === true) === isOn) return;
    now.onChange({ ...now.filters, onlyNew: isOn ? true : undefined });
  };
}
