import { createContext } from 'react';

/** Where the bar shows the tools of the document; null before it is there. */
export const ToolsSlot = createContext<HTMLElement | null>(null);
