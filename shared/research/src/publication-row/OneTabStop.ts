import { createContext, useContext } from 'react';

/** Whether only an entry's title is a tab stop; arrow keys then reach what is next to it. [L-18] */
export const OneTabStop = createContext(false);

/** Attributes of elements next to an entry's title. */
export const useTitleNeighbour = (): { tabIndex?: -1 } => (useContext(OneTabStop) ? { tabIndex: -1 } : {});
