import { createContext } from 'react';

/** Router options of links to previews, which tell the preview its list. */
export interface WalkLink {
  state: { walk: string };
  /** Between previews, so that Back leads to the list. @default false */
  replace?: boolean;
}

/** Set around publications that the preview can step through; undefined elsewhere. [V-02] */
export const WalkContext = createContext<WalkLink | undefined>(undefined);
