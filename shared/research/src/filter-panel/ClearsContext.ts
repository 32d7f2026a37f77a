import { createContext } from 'react';

/** How often all filters were cleared: each time, fields also drop input that is not a filter. */
export const ClearsContext = createContext(0);
