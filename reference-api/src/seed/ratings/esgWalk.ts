import type { RatingWalk } from './RatingWalk.ts';

/** Stars from 0 to 5, or why there are none: to be initiated, no rating, not covered. */
const withoutStars = ['CTBI', 'NER', 'NC'];

/** Looked at about once a year, and seldom more than a star off. */
export const esgWalk: RatingWalk = {
  first: (stream) => (stream.chance(0.08) ? stream.pick(withoutStars) : String(stream.between(1, 5))),
  next: (stream, rating) => {
    const days = stream.between(250, 480);
    if (withoutStars.includes(rating)) return { rating: stream.chance(0.3) ? '3' : rating, days };
    const by = stream.chance(0.35) ? stream.pick([-1, 1]) : 0;
    return { rating: String(Math.min(5, Math.max(0, Number(rating) + by))), days };
  },
};
