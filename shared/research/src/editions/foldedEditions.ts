import { languageNames, type Language } from '@portal/contract';
import { useLanguage } from '@portal/i18n';
import type { FilterState } from '../filters/FilterState.ts';
import { allLanguages } from '../filters/remembered/rememberedValues.ts';
import { separatesEditions, useSeparatesEditions } from './separateEditions.ts';

/** Query parameter that folds the editions of a paper into one record; empty to list each. */
export interface FoldedEditions {
  fold_editions?: 'English' | 'German';
}

type LanguageFilters = Pick<FilterState, 'tagFilters' | 'tagNotFilters'>;

/** Whether publications in all languages are shown: excluding one is a choice among editions. [L-16] */
export function showsAllLanguages({ tagFilters, tagNotFilters }: LanguageFilters): boolean {
  const { Language: chosen = [] } = tagFilters;
  const { Language: excluded = [] } = tagNotFilters;
  return (
    excluded.length === 0 && (chosen.length === 0 || allLanguages.every((name) => chosen.includes(name)))
  );
}

/**
 * Folds editions, led by the interface's language, unless the reader wants them separate or filters by language. [L-16]
 */
export const foldedEditions = (
  filters: LanguageFilters,
  language: Language,
  separately = separatesEditions(),
): FoldedEditions =>
  separately || !showsAllLanguages(filters) ? {} : { fold_editions: languageNames[language] };

/** `foldedEditions` for a component; re-renders when language or choice changes. */
export function useFoldedEditions(filters: LanguageFilters): FoldedEditions {
  return foldedEditions(filters, useLanguage(), useSeparatesEditions());
}
