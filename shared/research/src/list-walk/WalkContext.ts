import { createContext } from 'react';

/** What the links to previews take along, so that the preview knows the list it was opened from. */
export interface WalkLink {
  state: { walk: string };
  /** From one preview to another: Back leads to the list. @default false */
  replace?: boolean;
}

/** Around publications from which a reader can go on to the next in the preview; undefined around any other. [V-02] */
export const WalkContext = createContext<WalkLink | undefined>(undefined);
