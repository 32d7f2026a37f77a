import type { Stream } from '../Stream.ts';

/** How a rating goes on: what is stated next, and after how many days. */
interface NextRating {
  rating: string;
  days: number;
}

/** The course of a rating: one to begin with, and what follows each. */
export interface RatingWalk {
  first: (stream: Stream) => string;
  next: (stream: Stream, rating: string) => NextRating;
}
