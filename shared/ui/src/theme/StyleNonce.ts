import { createContext } from 'react';

/** Nonce of style elements under the content policy; '' without one. */
export const StyleNonce = createContext('');
