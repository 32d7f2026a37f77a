import { createContext } from 'react';

/** The page's word for style elements, under its content policy; empty where there is none. */
export const StyleNonce = createContext('');
