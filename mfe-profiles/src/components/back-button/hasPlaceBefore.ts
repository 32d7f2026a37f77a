interface Entry {
  /** The router's name of the entry: the first one of a tab is called 'default'. */
  key: string;
  /** What the browser keeps with the entry: the router counts its own entries in it. */
  state: unknown;
}

const indexOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Whether a step back stays within the portal: not so on the page with which a tab was opened. */
export function hasPlaceBefore({ key, state }: Entry): boolean {
  return key !== 'default' && indexOf(state) !== 0;
}
