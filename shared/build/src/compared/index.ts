export { defineDocumented } from './defineDocumented.ts';
export { defineForeign } from './defineForeign.ts';
export { definePlain } from './definePlain.ts';
