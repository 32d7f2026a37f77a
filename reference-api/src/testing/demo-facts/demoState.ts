import type { LibraryName } from '@portal/wire';
import { librariesOf } from '#policies/libraries.ts';
import { demoDay } from '#seed/demoDay.ts';
import type { DemoPublication } from '#seed/DemoPublication.ts';
import { demoPlan } from '#seed/demoPlan.ts';
import { disclaimersFor } from '#seed/disclaimers.ts';
import { ratingHistory, type StatedRating } from '#seed/ratings/ratingHistory.ts';
import { analysts, companies, type Company } from '#seed/universe.ts';
import sectors from '#seed/words/sectors.json' with { type: 'json' };

export interface CurrentRating extends StatedRating {
  company: Company;
}

/** Lists are newest first. */
export interface DemoState {
  today: string;
  todays: readonly DemoPublication[];
  disclaimers: readonly DemoPublication[];
  libraries: ReadonlyMap<LibraryName, readonly DemoPublication[]>;
  /** For the rating panels: the latest rating of each kind, unless it is the first. */
  ratings: readonly CurrentRating[];
}

/** Something tests and screenshots need on every day. */
export interface DemoFact {
  name: string;
  /** What was found instead, one line each; empty if the fact holds. */
  violations: (state: DemoState) => string[];
}

const sectorNamed = (index: number | undefined) => (index === undefined ? undefined : sectors[index]);

/** By which the search finds a publication. */
export function namesOf({ company, peer, sector, analysts: authors }: DemoPublication): string {
  const { en, de } = sectorNamed(sector) ?? {};
  const named = [company, peer].flatMap((one) => (one ? [one.name, one.ticker, one.bloombergTicker] : []));
  const written = authors.map((author) => analysts[author]?.name);
  return [...named, en, de, ...written].filter((name) => name !== undefined).join(', ');
}

const librariesHolding = ({ type, assetClasses, sector, company, isModel }: DemoPublication): LibraryName[] =>
  isModel === true
    ? []
    : librariesOf({
        aggregatedType: type.aggregated,
        assetClasses,
        sectors: [sectorNamed(sector)?.en ?? ''],
        international: company?.international === true,
      });

/** Ties are broken by reference. */
const byTime = (a: DemoPublication, b: DemoPublication) =>
  a.local === b.local ? Number(a.docRef < b.docRef) - 0.5 : Number(a.local < b.local) - 0.5;

function inLibraries(publications: readonly DemoPublication[]): DemoState['libraries'] {
  const libraries = new Map<LibraryName, DemoPublication[]>();
  for (const publication of publications)
    for (const name of librariesHolding(publication))
      libraries.set(name, [...(libraries.get(name) ?? []), publication]);
  return libraries;
}

function currentRatings(today: string): CurrentRating[] {
  return companies
    .filter(({ inactive }) => !inactive)
    .flatMap((company) => {
      const latest = new Map(ratingHistory(company, today).map((stated) => [stated.kind, stated]));
      return [...latest.values()].map((stated) => ({ ...stated, company }));
    })
    .filter(({ action }) => action !== null);
}

/** Generates the data without storing it. */
export function demoState(today: string, size: number): DemoState {
  const publications = demoPlan(today, size)
    .flatMap(({ day, count }) => demoDay(day, count))
    .sort(byTime);
  return {
    today,
    todays: publications.filter(({ local }) => local.startsWith(today)),
    disclaimers: disclaimersFor(today),
    libraries: inLibraries(publications),
    ratings: currentRatings(today),
  };
}
