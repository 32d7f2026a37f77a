import type { Story } from '../DemoPublication.ts';
import { fillTitle } from '../fillTitle.ts';
import type { PublicationType } from '../publicationTypes.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { germanRatings, ratingTitles } from '../titles/ratingTitles.ts';
import sectors from '../words/sectors.json' with { type: 'json' };
import { equityChangesOn, type EquityChange } from './equityChangesOn.ts';

/** Returns undefined if all of the day's changes have a story. */
export function tellRatingChange(
  day: string,
  type: PublicationType,
  { stream, covered }: { stream: SeededRandom; covered: Set<EquityChange> },
): Story | undefined {
  const change = equityChangesOn(day).find((each) => !covered.has(each));
  if (change === undefined) return undefined;
  covered.add(change);
  const { company, action, rating } = change;
  const sector = sectors[company.sector] ?? stream.pick(sectors);
  const words = { en: rating, de: germanRatings[rating] ?? rating };
  const subject = { company: company.name, sector, year: Number(day.slice(0, 4)), rating: words };
  return {
    type,
    assetClasses: stream.pick(type.assetClasses),
    company,
    peer: undefined,
    sector: company.sector,
    analysts: company.analysts,
    titles: fillTitle(ratingTitles[action], subject, stream),
  };
}
