import { createContext, useContext } from 'react';

/** Whether an entry takes one stop of the Tab key, its title: the arrow keys then lead to what stands next to it. [L-18] */
export const OneTabStop = createContext(false);

/** The attributes of what stands next to the title of an entry. */
export const useBesideTitle = (): { tabIndex?: -1 } => (useContext(OneTabStop) ? { tabIndex: -1 } : {});
