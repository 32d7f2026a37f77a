import { equityRatings, isEquityOpinion } from '@portal/wire';
import type { SeededRandom } from '../SeededRandom.ts';
import type { RatingWalk } from './ratingWalks.ts';

const opinions = equityRatings.filter(isEquityOpinion);
const usualDays = (stream: SeededRandom) => stream.between(60, 420);

/** One step up or down, which from the middle may be either. */
function neighbour(stream: SeededRandom, rating: string): string {
  const place = opinions.findIndex((each) => each === rating);
  return stream.pick(opinions.filter((_, other) => Math.abs(other - place) === 1));
}

/** Most statements move by a step or repeat; now and then the bank may say nothing for some weeks. */
export const equityWalk: RatingWalk = {
  first: (stream) => (stream.chance(0.03) ? 'Not applicable' : stream.pick(opinions)),
  next: (stream, rating) => {
    const days = usualDays(stream);
    if (rating === 'Not applicable') return { rating: stream.chance(0.1) ? 'Market perform' : rating, days };
    if (!isEquityOpinion(rating)) return { rating: stream.pick(opinions), days: stream.between(10, 60) };
    const kind = stream.next();
    if (kind < 0.05) return { rating: stream.pick(['Blackout', 'Restricted']), days };
    return { rating: kind < 0.35 ? rating : neighbour(stream, rating), days };
  },
};
