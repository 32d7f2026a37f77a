import type { FilterState } from './FilterState.ts';

interface Toggle {
  /** Its parameter in addresses, and in calls. */
  address: string;
  call: 'followed' | 'new';
  /** Whether a saved view keeps it. */
  lasts: boolean;
}

/** Filters that are on or off, in the order of their chips; the words are `research.filter.<name>`. */
export const toggles = {
  /** Only unread publications since the last visit. [L-21] */
  onlyNew: { address: 'new', call: 'new', lasts: false },
  /** Only subjects that the client follows. [N-07] */
  myCoverage: { address: 'my_coverage', call: 'followed', lasts: true },
} as const satisfies Record<string, Toggle>;

export type ToggleName = keyof typeof toggles;

export const toggleNames = Object.keys(toggles) as ToggleName[];

/** The toggles that are on, as parameters of a call. */
export function askedToggles(
  filters: FilterState,
  wanted: (toggle: Toggle) => boolean = () => true,
): { [Name in Toggle['call']]?: 'true' } {
  const on = toggleNames.filter((name) => filters[name] === true && wanted(toggles[name]));
  return Object.fromEntries(on.map((name) => [toggles[name].call, 'true' as const]));
}

/** The toggles that these parameters of a call turn on. */
export const toggledBy = (asked: { [Name in Toggle['call']]?: string | undefined }): Pick<
  FilterState,
  ToggleName
> =>
  Object.fromEntries(
    toggleNames.filter((name) => asked[toggles[name].call] === 'true').map((name) => [name, true]),
  );
