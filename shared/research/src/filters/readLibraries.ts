import { libraryNames } from '@portal/wire';
import type { NarrowLibrary } from './FilterState.ts';
import { splitValues } from './joinedValues.ts';

const isKnown = (text: string) => libraryNames.some((name) => name === text);

/** The libraries that narrow all research. */
const narrowLibraries = libraryNames.filter((name): name is NarrowLibrary => name !== 'allresearch');

/** The libraries of an address, in their order, and what is none. Together with all research they narrow nothing. */
export function readLibraries(text: string): { libraries: NarrowLibrary[]; unknown: string[] } {
  const given = splitValues(text);
  const libraries = given.includes('allresearch')
    ? []
    : narrowLibraries.filter((name) => given.includes(name));
  return { libraries, unknown: given.filter((value) => !isKnown(value)) };
}
