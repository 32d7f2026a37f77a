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
