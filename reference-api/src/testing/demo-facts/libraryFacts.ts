import { languages } from '@portal/contract';
import type { LibraryName } from '@portal/wire';
import { libraryBits, studyTypes } from '#policies/libraries.ts';
import type { DemoPublication } from '#seed/DemoPublication.ts';
import sectors from '#seed/words/sectors.json' with { type: 'json' };
import { namesOf, type DemoFact, type DemoState } from './demoState.ts';

const pageSize = 50;
const libraryNames = Object.keys(libraryBits) as LibraryName[];

/** How many publications journeys load. Default: one page. */
const loaded: Partial<Record<LibraryName, number>> = { allresearch: 4 * pageSize, equities: 2 * pageSize };
const fewestIn = (library: LibraryName) => loaded[library] ?? pageSize;

const papersOf = ({ libraries }: DemoState, library: LibraryName) => libraries.get(library) ?? [];
const isStudy = ({ type }: DemoPublication) => studyTypes.includes(type.de);

/** Libraries with a filter for studies; below, those that feature research. */
const studyLibraries: readonly LibraryName[] = ['equities', 'bonds', 'real_estate', 'allresearch'];
const featuringLibraries: readonly LibraryName[] = ['bonds', 'real_estate'];

/** How many previews journeys need far down a list. */
const previews = [
  { library: 'allresearch', among: 3 * pageSize, fewest: 81 },
  { library: 'equities', among: 2 * pageSize, fewest: 71 },
] as const;

const selectedFewest = 15;
const searchTerms = ['bank', 'banks', 'insurance', 'energy'];

const inBothLanguages = (library: LibraryName, publications: readonly DemoPublication[], fewest = 1) =>
  languages.flatMap((language) => {
    const count = publications.filter((each) => each.language === language).length;
    return count >= fewest ? [] : [`${library}: ${count} in ${language}`];
  });

export const libraryFacts: readonly DemoFact[] = [
  {
    name: 'every library has the pages that are read of it',
    violations: (state) =>
      libraryNames
        .filter((library) => papersOf(state, library).length < fewestIn(library))
        .map((library) => `${library}: ${papersOf(state, library).length} of ${fewestIn(library)}`),
  },
  {
    name: 'the first page of every library has both languages',
    violations: (state) =>
      libraryNames.flatMap((library) =>
        inBothLanguages(library, papersOf(state, library).slice(0, pageSize)),
      ),
  },
  {
    name: 'long lists have previews to open far down',
    violations: (state) =>
      previews.flatMap(({ library, among, fewest }) => {
        const count = papersOf(state, library)
          .slice(0, among)
          .filter(({ type }) => type.form !== 'xlsx').length;
        return count >= fewest ? [] : [`${library}: ${count} of ${fewest}`];
      }),
  },
  {
    name: 'libraries with a filter for studies have studies in both languages',
    violations: (state) =>
      studyLibraries.flatMap((library) => inBothLanguages(library, papersOf(state, library).filter(isStudy))),
  },
  {
    name: 'libraries that feature research have some in both languages',
    violations: (state) =>
      featuringLibraries.flatMap((library) => inBothLanguages(library, papersOf(state, library))),
  },
  {
    name: 'fixed income has enough selected publications in each language',
    violations: (state) =>
      inBothLanguages(
        'bonds',
        papersOf(state, 'bonds').filter(({ type }) => type.aggregated === 'Credit Research'),
        selectedFewest,
      ),
  },
  {
    name: 'what journeys search for is found',
    violations: (state) =>
      searchTerms
        .filter(
          (term) =>
            !papersOf(state, 'allresearch').some((each) =>
              `${each.title} ${namesOf(each)}`.toLowerCase().includes(term),
            ),
        )
        .map((term) => `nothing for “${term}”`),
  },
  {
    name: 'equities has research on banks',
    violations: (state) =>
      papersOf(state, 'equities').some(({ sector }) => sectors[sector ?? -1]?.en === 'Banks')
        ? []
        : ['equities: none'],
  },
];
