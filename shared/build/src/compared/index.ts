export { defineDocumented } from './defineDocumented.ts';
export { definePlain } from './definePlain.ts';
