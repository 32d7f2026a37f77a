import { toggleNames, toggles, type ToggleCall, type ToggleName } from '@portal/wire';
import type { FilterState } from './FilterState.ts';

type Asked = { [Name in ToggleCall]?: string | undefined };

/** The toggles that are on, as parameters of a call. */
export function askedToggles(
  filters: FilterState,
  wanted: (toggle: (typeof toggles)[ToggleName]) => boolean = () => true,
): { [Name in ToggleCall]?: 'true' } {
  const on = toggleNames.filter((name) => filters[name] === true && wanted(toggles[name]));
  return Object.fromEntries(on.map((name) => [toggles[name].call, 'true' as const]));
}

/** The toggles that these parameters of a call turn on. */
export const toggledBy = (asked: Asked): Pick<FilterState, ToggleName> =>
  Object.fromEntries(
    toggleNames.filter((name) => asked[toggles[name].call] === 'true').map((name) => [name, true]),
  );
