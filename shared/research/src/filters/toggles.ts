import { toggleNames, toggles, type ToggleCall, type ToggleName } from '@portal/wire';
import type { FilterState } from './FilterState.ts';

type ToggleParameters = { [Name in ToggleCall]?: string | undefined };

/** Those that are boxes among the fields. */
export const toggleBoxes = toggleNames.filter((name) => toggles[name].box);

/** The toggles that are on, as parameters of a call. */
export function toggleParameters(filters: FilterState): { [Name in ToggleCall]?: 'true' } {
  const on = toggleNames.filter((name) => filters[name] === true);
  return Object.fromEntries(on.map((name) => [toggles[name].call, 'true' as const]));
}

/** The filters that a saved view has. */
export function lastingFilters(filters: FilterState): FilterState {
  const passing = toggleNames.filter((name) => !toggles[name].lasts);
  return { ...filters, ...Object.fromEntries(passing.map((name) => [name, undefined])) };
}

/** The toggles that these parameters of a call turn on. */
export const toggledBy = (parameters: ToggleParameters): Pick<FilterState, ToggleName> =>
  Object.fromEntries(
    toggleNames.filter((name) => parameters[toggles[name].call] === 'true').map((name) => [name, true]),
  );
