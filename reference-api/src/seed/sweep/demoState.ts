import type { LibraryName } from '@portal/wire';
import { demoDay } from '../demoDay.ts';
import type { DemoPublication } from '../DemoPublication.ts';
import { demoPlan } from '../demoPlan.ts';
import { disclaimersFor } from '../disclaimers.ts';
import { ratingHistory, type StatedRating } from '../ratings/ratingHistory.ts';
import { librariesHolding } from './filed.ts';
import { companies, type Company } from '../universe.ts';

export interface HeldRating extends StatedRating {
  company: Company;
}

/** Lists are newest first. */
export interface DemoState {
  today: string;
  todays: readonly DemoPublication[];
  disclaimers: readonly DemoPublication[];
  libraries: ReadonlyMap<LibraryName, readonly DemoPublication[]>;
  /** For the rating panels: the latest rating of each kind, unless it is the first. */
  ratings: readonly HeldRating[];
}

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

function heldRatings(today: string): HeldRating[] {
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
    ratings: heldRatings(today),
  };
}
