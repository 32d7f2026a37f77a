export { defineForeign } from './defineForeign.ts';
export { definePlain } from './definePlain.ts';
