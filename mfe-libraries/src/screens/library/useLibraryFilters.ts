import { useQuery } from '@portal/api';
import { awaitsStudies, readFilters, useFilters, type Restoring, type StudyTypes } from '@portal/research';
import { today } from '@portal/i18n';
import { useLocation } from '@portal/router';
import { studiesQuery } from '#api/library.ts';
import type { Library } from './libraries.ts';

/** What a library restores from the last visit if its address leaves it open. [L-05] [L-08] */
export const restoringOf = ({ name, categories }: Library, studyTypes?: StudyTypes): Restoring => ({
  assetClasses: categories.includes('Asset Classification'),
  libraries: name === 'allresearch',
  studyTypes,
});

/** Whether the study types must load before the list can. [L-05] */
export const needsStudies = ({ studies }: Library, search: string): boolean =>
  studies === true && awaitsStudies(readFilters(search, today()).filters);

/** The filters in the address, and the study types once loaded. */
export function useLibraryFilters(library: Library) {
  const { search } = useLocation();
  const studies = useQuery({ ...studiesQuery(library.name), enabled: library.studies === true });
  const studyTypes = studies.data?.map(({ value }) => value);
  return {
    ...useFilters(restoringOf(library, studyTypes)),
    studyTypes,
    /** The filters are not known yet. */
    waiting: studies.isLoading && needsStudies(library, search),
  };
}
