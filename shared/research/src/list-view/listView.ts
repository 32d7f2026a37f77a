import { rememberedChoice } from '../rememberedChoice.ts';

export const listViews = ['tiles', 'rows'] as const;

/** Detailed tiles or compact rows. */
export type ListView = (typeof listViews)[number];

const choice = rememberedChoice<ListView>('listView', listViews);

/** Remembers the view for all lists. [L-18] */
export const keepListView = (view: ListView): void => choice.keep(view);

/** The reader's view, else the page's default. [L-18] */
export const useListView = (atFirst: ListView): ListView => choice.useChoice() ?? atFirst;
