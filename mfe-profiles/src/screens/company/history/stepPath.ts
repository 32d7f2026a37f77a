import type { RatingSteps } from './ratingSteps.ts';

/** The middle of a level, counted in levels from the top. */
const middle = (level: number) => level + 0.5;

/** The line that holds each rating until the next and the last one to the end; 100 wide, 1 high for each level. [P-06] */
export function stepPath({ steps }: Pick<RatingSteps, 'steps'>): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const line = rest.map(({ place, level }) => `H${place * 100}V${middle(level)}`);
  return `M${first.place * 100} ${middle(first.level)}${line.join('')}H100`;
}

/** A dot where each rating was stated: a line without length, which a round end makes visible. */
export function dotsPath({ steps }: Pick<RatingSteps, 'steps'>): string {
  return steps.map(({ place, level }) => `M${place * 100} ${middle(level)}h0`).join('');
}
