import { libraryNames } from '@portal/wire';
import type { NarrowLibrary } from '../FilterState.ts';
import { splitValues } from '../joinedValues.ts';

const isKnown = (text: string) => libraryNames.some((name) => name === text);

const narrowLibraries = libraryNames.filter((name): name is NarrowLibrary => name !== 'allresearch');

/** Reads the libraries of an address, in fixed order, and unknown names. Naming all research removes the filter. */
export function readLibraries(text: string): { libraries: NarrowLibrary[]; unknown: string[] } {
  const given = splitValues(text);
  const libraries = given.includes('allresearch')
    ? []
    : narrowLibraries.filter((name) => given.includes(name));
  return { libraries, unknown: given.filter((value) => !isKnown(value)) };
}
