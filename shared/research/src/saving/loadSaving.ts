/** Loads the code that saves files. @throws if it cannot be loaded */
export const loadSaving = () => import(/* webpackChunkName: "list-help" */ './saving.ts');
