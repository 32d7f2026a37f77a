import { useQuery } from '@portal/api';
import { awaitsStudies, readFilters, useFilters, type Restoring, type StudyTypes } from '@portal/research';
import { today } from '@portal/i18n';
import { useLocation } from '@portal/router';
import { studiesQuery } from '#api/library.ts';
import type { Library } from './libraries.ts';

/** What a library takes over from the last visit when its address leaves it open. [L-05] [L-08] */
export const restoringOf = ({ name, categories }: Library, studyTypes?: StudyTypes): Restoring => ({
  assetClasses: categories.includes('Asset Classification'),
  libraries: name === 'allresearch',
  studyTypes,
});

/** Whether a library has to know its studies before it knows what to show. [L-05] */
export const needsStudies = ({ studies }: Library, search: string): boolean =>
  studies === true && awaitsStudies(readFilters(search, today()).filters);

/** The filters of a library's address, and the types of its studies once they are known. */
export function useLibraryFilters(library: Library) {
  const { search } = useLocation();
  const studies = useQuery({ ...studiesQuery(library.name), enabled: library.studies === true });
  const studyTypes = studies.data?.map(({ value }) => value);
  return {
    ...useFilters(restoringOf(library, studyTypes)),
    studyTypes,
    /** What to show is not known yet. */
    waiting: studies.isLoading && needsStudies(library, search),
  };
}
