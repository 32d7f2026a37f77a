import { useQuery } from '@portal/api';
import { useFoldedEditions, type FilterState } from '@portal/research';
import { tagOptionsQuery } from '#api/library.ts';
import type { Library } from './libraries.ts';

/** The tags that a library can be filtered by, each with the number of entries that its list would then have. [L-02] [L-16] */
export function useTagOptions(library: Library, filters: FilterState) {
  return useQuery(tagOptionsQuery(library, filters, useFoldedEditions(filters)));
}
