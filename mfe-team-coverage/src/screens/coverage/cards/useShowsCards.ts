import { breakpoints } from '@portal/ui';
import { useSyncExternalStore } from 'react';

/** Of a screen: paper is narrower, and takes the table. */
const query = `screen and (max-width: ${breakpoints.mobile}px)`;

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether a company is a card instead of a row. [C-08] */
export function useShowsCards(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
