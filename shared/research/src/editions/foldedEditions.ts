import { languageNames, type Language } from '@portal/contract';
import { useLanguage } from '@portal/i18n';
import type { FilterState } from '../filters/FilterState.ts';
import { allLanguages } from '../filters/remembered/languages.ts';
import { separatesEditions, useSeparatesEditions } from './separateEditions.ts';

/** What a call of a list takes so that the editions of a paper are one record; nothing where each is to be one of its own. */
export interface FoldedEditions {
  fold_editions?: 'English' | 'German';
}

type LanguageFilters = Pick<FilterState, 'tagFilters' | 'tagNotFilters'>;

/** Whether publications in all languages are shown: a reader who leaves one out has chosen among the editions. [L-16] */
export function showsAllLanguages({ tagFilters, tagNotFilters }: LanguageFilters): boolean {
  const { Language: chosen = [] } = tagFilters;
  const { Language: excluded = [] } = tagNotFilters;
  return (
    excluded.length === 0 && (chosen.length === 0 || allLanguages.every((name) => chosen.includes(name)))
  );
}

/** Editions are folded for the language of the interface, which leads, unless the reader wants them separately. [L-16] */
export const foldedEditions = (
  filters: LanguageFilters,
  language: Language,
  separately = separatesEditions(),
): FoldedEditions =>
  separately || !showsAllLanguages(filters) ? {} : { fold_editions: languageNames[language] };

/** The same for a component, which renders again when the language or the reader's choice changes. */
export function useFoldedEditions(filters: LanguageFilters): FoldedEditions {
  return foldedEditions(filters, useLanguage(), useSeparatesEditions());
}
