import { keptChoice } from '../keptChoice.ts';

export const listViews = ['tiles', 'rows'] as const;

/** How a list shows its publications: as tiles that say much, or as rows of which many fit. */
export type ListView = (typeof listViews)[number];

const choice = keptChoice<ListView>('listView', listViews);

/** Keeps how the reader wants to see lists, for all of them and the next visit. [L-18] */
export const keepListView = (view: ListView): void => choice.keep(view);

/** How to show a list: as the reader chose, else as the page has it. [L-18] */
export const useListView = (atFirst: ListView): ListView => choice.useChoice() ?? atFirst;
