/** What saves files; its code comes when something is saved. @throws when it does not */
export const loadSaving = () => import(/* webpackChunkName: "list-help" */ './saving.ts');
