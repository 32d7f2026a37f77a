import { realEstateSectors } from '#policies/libraries.ts';
import sectors from '#seed/words/sectors.json' with { type: 'json' };
import type { DemoFact, DemoState, CurrentRating } from './demoState.ts';

const pageSize = 15;

const sectorOf = ({ company }: CurrentRating) => sectors[company.sector]?.en ?? '';

const panels: readonly { library: string; holds: (rating: CurrentRating) => boolean; fewest: number }[] = [
  {
    library: 'equities',
    holds: (rating) =>
      rating.kind === 'Equities' &&
      rating.coverage === 'own' &&
      sectorOf(rating) !== 'Real Estate Funds / Investment Foundations',
    fewest: pageSize + 1,
  },
  { library: 'bonds', holds: ({ kind }) => kind === 'Bonds', fewest: pageSize },
  {
    library: 'international',
    holds: ({ kind, coverage }) => kind === 'Equities' && coverage === 'partner',
    fewest: pageSize,
  },
];

/** Latest first, like the library's panel. */
const realEstate = ({ ratings }: DemoState) =>
  ratings
    .filter(
      (rating) =>
        rating.kind === 'Equities' &&
        rating.coverage === 'own' &&
        realEstateSectors.includes(sectorOf(rating)),
    )
    .sort((a, b) => (a.day < b.day ? 1 : -1));

export const ratingFacts: readonly DemoFact[] = [
  {
    name: 'every rating panel has a page of companies, and equities a second one',
    violations: ({ ratings }) =>
      panels.flatMap(({ library, holds, fewest }) => {
        const count = ratings.filter(holds).length;
        return count >= fewest ? [] : [`${library}: ${count} of ${fewest}`];
      }),
  },
  {
    name: 'the first page of real estate’s ratings has each of its sectors',
    violations: (state) => {
      const first = realEstate(state).slice(0, pageSize);
      return realEstateSectors.filter((sector) => !first.some((rating) => sectorOf(rating) === sector));
    },
  },
];
