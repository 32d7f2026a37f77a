import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url));
