import { useQuery } from '@portal/api';
import type { FilterCategory, FilterState } from '@portal/research';
import { studiesQuery } from '#api/library.ts';
import type { Library } from '../libraries.ts';
import { useTagOptions } from '../useTagOptions.ts';

export interface LibraryFiltersProps {
  library: Library;
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/** The options of a library's filters, with a retry if loading failed. [L-02] [L-05] */
export function useFilterReads(library: Library, filters: FilterState) {
  const tags = useTagOptions(library, filters);
  const studies = useQuery({ ...studiesQuery(library.name), enabled: library.studies === true });
  const failed = [tags, studies].filter(({ isError }) => isError);
  return {
    tagsOf: (category: FilterCategory) => ({
      tags: tags.data?.[category],
      loading: tags.isPending,
      failed: tags.isError,
    }),
    /** False if the study types could not be read. */
    offersStudies: library.studies === true && !studies.isError,
    retry: failed.length === 0 ? undefined : () => failed.forEach(({ refetch }) => void refetch()),
  };
}
