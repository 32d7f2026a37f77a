import { useQuery } from '@portal/api';
import { languageNames, languages, parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import {
  categoriesBeyond,
  tagLabel,
  unknownValues,
  type FilterCategory,
  type FilterState,
} from '@portal/research';
import { knownTagsQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from './libraries.ts';
import { useTagOptions } from './useTagOptions.ts';

const languageValues = languages.map((language) => languageNames[language]);

/**
 * The tags named by the filters. Reads a whole category only for values without results, to tell unknown ones from
 * filtered ones. [L-07]
 */
export function useLibraryTags(library: Library, filters: FilterState) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { data: active } = useTagOptions(library, filters);
  const activeOf = (category: FilterCategory) =>
    category === 'Language' ? languageValues : (active?.[category] ?? []).map(({ value }) => value);
  const beyond = active === undefined ? [] : categoriesBeyond(filters, activeOf);
  const looked = beyond.filter((category) => category !== 'Language');
  const { data: known } = useQuery({ ...knownTagsQuery(library, looked), enabled: looked.length > 0 });

  function labelOf(category: FilterCategory, value: string): string {
    const named = category === 'Language' ? parseLanguage(value) : undefined;
    if (named !== undefined) return t(`research.language.${named}`);
    const tags = [...(active?.[category] ?? []), ...(known?.[category] ?? [])];
    const tag = tags.find((each) => each.value === value);
    return tag === undefined ? value : tagLabel(tag, category, language);
  }

  return {
    labelOf,
    /** Chosen values that are no tags of the library. */
    unknown: unknownValues(filters, (category) => {
      if (category === 'Language') return languageValues;
      return known !== undefined && looked.includes(category)
        ? (known[category] ?? []).map(({ value }) => value)
        : undefined;
    }),
  };
}
