interface Entry {
  /** The router's key; 'default' for the first entry of a tab. */
  key: string;
  /** `history.state`, in which the router counts its entries. */
  state: unknown;
}

const indexOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Whether going back stays within the portal; not on the first page of a tab. */
export function hasPlaceBefore({ key, state }: Entry): boolean {
  return key !== 'default' && indexOf(state) !== 0;
}
