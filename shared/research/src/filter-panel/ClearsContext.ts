import { createContext } from 'react';

/** How many times all filters were cleared: what was typed into a field and holds for nothing goes each time, too. */
export const ClearsContext = createContext(0);
