import { useQuery } from '@portal/api';
import { categoriesBeyond, unknownValues, type FilterCategory, type FilterState } from '@portal/research';
import { languageNames, languages } from '@portal/contract';
import { knownTagsQuery } from '#api/library.ts';
import type { Library } from './libraries.ts';
import { useTagOptions } from './useTagOptions.ts';

const languageValues = languages.map((language) => languageNames[language]);

/**
 * The tags that a library's filters name. What is chosen may have no publication under the other filters, or none at
 * all: only then is the whole of its category read, which tells the two apart. [L-07]
 */
export function useLibraryTags(library: Library, filters: FilterState) {
  const { data: active } = useTagOptions(library, filters);
  const activeOf = (category: FilterCategory) =>
    category === 'Language' ? languageValues : (active?.[category] ?? []).map(({ value }) => value);
  const beyond = active === undefined ? [] : categoriesBeyond(filters, activeOf);
  const looked = beyond.filter((category) => category !== 'Language');
  const { data: known } = useQuery({ ...knownTagsQuery(library, looked), enabled: looked.length > 0 });
  return {
    tagOf: (category: FilterCategory, value: string) =>
      [...(active?.[category] ?? []), ...(known?.[category] ?? [])].find((tag) => tag.value === value),
    /** What is chosen, and no tag of the library. */
    unknown: unknownValues(filters, (category) => {
      if (category === 'Language') return languageValues;
      return known !== undefined && looked.includes(category)
        ? (known[category] ?? []).map(({ value }) => value)
        : undefined;
    }),
  };
}
