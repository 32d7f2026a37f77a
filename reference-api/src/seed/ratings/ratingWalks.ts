import {
  creditGrades,
  creditOutlooks,
  readCreditRating,
  writeCreditRating,
  type CreditOutlook,
} from '@portal/wire';
import type { SeededRandom } from '../SeededRandom.ts';

/** How a rating goes on: what is stated next, and after how many days. */
interface NextRating {
  rating: string;
  days: number;
}

/** The course of a rating: one to begin with, and what follows each. */
export interface RatingWalk {
  first: (stream: SeededRandom) => string;
  next: (stream: SeededRandom, rating: string) => NextRating;
}

const steps: Record<CreditOutlook, number> = { positive: -1, stable: 0, negative: 1 };
const best = creditGrades.indexOf('AA+');
const worst = creditGrades.indexOf('CCC');
const usualDays = (stream: SeededRandom) => stream.between(90, 500);

/** Some grades up or down, within what banks usually lend to. */
function moved(grade: string, by: number): string {
  const place = creditGrades.indexOf(grade) + by;
  return creditGrades[Math.min(worst, Math.max(best, place))] ?? grade;
}

/** An outlook comes first; the grade mostly follows where it points. Few go another way. */
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
