import { studyTypes } from '#policies/libraries.ts';
import { demoState, type DemoState } from './demoState.ts';
import { libraryFacts } from './libraryFacts.ts';
import { ratingFacts } from './ratingFacts.ts';
import { todayFacts } from './todayFacts.ts';

const demoFacts = [...todayFacts, ...libraryFacts, ...ratingFacts];
const size = 2000;
const made = demoState('2026-03-11', size);

test.each(['2026-03-11', '2026-03-29', '2026-11-22', '2027-01-01', '2028-02-29'])(
  'every fact holds on %s',
  (day) => {
    const state = demoState(day, size);
    expect(demoFacts.flatMap(({ violations }) => violations(state))).toEqual([]);
  },
);

const only = (
  library: 'allresearch' | 'equities' | 'bonds',
  papers: DemoState['todays'],
): Partial<DemoState> => ({
  libraries: new Map([...made.libraries, [library, papers]]),
});
const papersOf = (library: 'allresearch' | 'equities' | 'bonds') => made.libraries.get(library) ?? [];
const [first, second] = made.todays;
if (first === undefined || second === undefined) throw new Error('The day has no publications.');

test.each<[fact: string, found: string, broken: Partial<DemoState>]>([
  ['today has 24 to 40 publications', '1 publications', { todays: [first] }],
  ['today repeats no title', first.title, { todays: [first, second, first] }],
  [
    'today has every asset class in both languages',
    'no Fixed Income in de',
    {
      todays: made.todays.filter(
        ({ assetClasses, language }) => language === 'en' || !assetClasses.includes('Fixed Income'),
      ),
    },
  ],
  [
    'today has the Daily Market Opinion and its headlines in both languages',
    'no Daily Market Opinion in de',
    { todays: made.todays.filter(({ type, language }) => type.de !== 'DMO Gesamt' || language === 'en') },
  ],
  [
    'nothing is dated after today',
    'early is of 2026-03-12 07:00',
    { disclaimers: [{ ...first, docRef: 'early', local: '2026-03-12 07:00' }] },
  ],
  [
    'every library has the pages that are read of it',
    'equities: 99 of 100',
    only('equities', papersOf('equities').slice(0, 99)),
  ],
  [
    'the first page of every library has both languages',
    'bonds: 0 in en',
    only(
      'bonds',
      papersOf('bonds').filter(({ language }) => language === 'de'),
    ),
  ],
  [
    'long lists have previews to open far down',
    'equities: 0 of 71',
    only(
      'equities',
      papersOf('equities').filter(({ type }) => type.form === 'xlsx'),
    ),
  ],
  [
    'libraries with a filter for studies have studies in both languages',
    'equities: 0 in en',
    only(
      'equities',
      papersOf('equities').filter(({ type }) => !studyTypes.includes(type.de)),
    ),
  ],
  [
    'libraries that feature research have some in both languages',
    'bonds: 0 in de',
    only(
      'bonds',
      papersOf('bonds').filter(({ language }) => language === 'en'),
    ),
  ],
  [
    'fixed income has enough selected publications in each language',
    'bonds: 0 in en',
    only(
      'bonds',
      papersOf('bonds').filter(({ type }) => type.aggregated !== 'Credit Research'),
    ),
  ],
  ['what journeys search for is found', 'nothing for “insurance”', only('allresearch', [first])],
  [
    'equities has research on banks',
    'equities: none',
    only(
      'equities',
      papersOf('equities').filter(({ sector }) => sector !== 1),
    ),
  ],
  [
    'every rating panel has a page of companies, and equities a second one',
    'bonds: 0 of 15',
    { ratings: made.ratings.filter(({ kind }) => kind !== 'Bonds') },
  ],
  ['the first page of real estate’s ratings has each of its sectors', 'Real Estate', { ratings: [] }],
])('where “%s” fails, it is found: %s', (name, found, broken) => {
  const fact = demoFacts.find((each) => each.name === name);
  expect(fact?.violations({ ...made, ...broken })).toContain(found);
});
