import { useQuery } from '@portal/api';
import { useFoldedEditions, type FilterState } from '@portal/research';
import { tagOptionsQuery } from '#api/library.ts';
import type { Library } from './libraries.ts';

/** The tags to filter by, each with the number of list entries it would leave. [L-02] [L-16] */
export function useTagOptions(library: Library, filters: FilterState) {
  return useQuery(tagOptionsQuery(library, filters, useFoldedEditions(filters)));
}
