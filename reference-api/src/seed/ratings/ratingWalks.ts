import {
  creditGrades,
  creditOutlooks,
  readCreditRating,
  writeCreditRating,
  type CreditOutlook,
  equityRatings,
  isEquityOpinion,
} from '@portal/wire';
import type { SeededRandom } from '../SeededRandom.ts';

interface NextRating {
  rating: string;
  days: number;
}

export interface RatingWalk {
  first: (stream: SeededRandom) => string;
  next: (stream: SeededRandom, rating: string) => NextRating;
}

const steps: Record<CreditOutlook, number> = { positive: -1, stable: 0, negative: 1 };
const best = creditGrades.indexOf('AA+');
const worst = creditGrades.indexOf('CCC');
const usualDays = (stream: SeededRandom) => stream.between(90, 500);

/** Stays within what banks usually lend to. */
function moved(grade: string, by: number): string {
  const place = creditGrades.indexOf(grade) + by;
  return creditGrades[Math.min(worst, Math.max(best, place))] ?? grade;
}

/** An outlook comes first; the grade usually follows it. */
export const creditWalk: RatingWalk = {
  first: (stream) =>
    writeCreditRating({
      grade: moved('BBB', stream.between(-5, 4)),
      outlook: stream.chance(0.7) ? 'stable' : stream.pick(creditOutlooks),
    }),
  next: (stream, rating) => {
    const days = usualDays(stream);
    const { grade, outlook = 'stable' } = readCreditRating(rating) ?? { grade: 'BBB' };
    const kind = stream.next();
    if (kind < 0.3) return { rating, days };
    if (outlook === 'stable' && kind < 0.8)
      return { rating: writeCreditRating({ grade, outlook: stream.pick(['positive', 'negative']) }), days };
    const by = steps[outlook] === 0 ? stream.pick([-1, 1]) : steps[outlook];
    return { rating: writeCreditRating({ grade: moved(grade, by), outlook: 'stable' }), days };
  },
};

const opinions = equityRatings.filter(isEquityOpinion);
const daysAtRest = (stream: SeededRandom) => stream.between(60, 420);

function neighbour(stream: SeededRandom, rating: string): string {
  const place = opinions.findIndex((each) => each === rating);
  return stream.pick(opinions.filter((_, other) => Math.abs(other - place) === 1));
}

/** Mostly moves a step or repeats; sometimes suspended for weeks. */
export const equityWalk: RatingWalk = {
  first: (stream) => (stream.chance(0.03) ? 'Not applicable' : stream.pick(opinions)),
  next: (stream, rating) => {
    const days = daysAtRest(stream);
    if (rating === 'Not applicable') return { rating: stream.chance(0.1) ? 'Market perform' : rating, days };
    if (!isEquityOpinion(rating)) return { rating: stream.pick(opinions), days: stream.between(10, 60) };
    const kind = stream.next();
    if (kind < 0.05) return { rating: stream.pick(['Blackout', 'Restricted']), days };
    return { rating: kind < 0.35 ? rating : neighbour(stream, rating), days };
  },
};

/** Why there are no stars: to be initiated, no rating, not covered. */
const withoutStars = ['CTBI', 'NER', 'NC'];

/** Reviewed about once a year; changes by at most a star. */
export const esgWalk: RatingWalk = {
  first: (stream) => (stream.chance(0.08) ? stream.pick(withoutStars) : String(stream.between(1, 5))),
  next: (stream, rating) => {
    const days = stream.between(250, 480);
    if (withoutStars.includes(rating)) return { rating: stream.chance(0.3) ? '3' : rating, days };
    const by = stream.chance(0.35) ? stream.pick([-1, 1]) : 0;
    return { rating: String(Math.min(5, Math.max(0, Number(rating) + by))), days };
  },
};
