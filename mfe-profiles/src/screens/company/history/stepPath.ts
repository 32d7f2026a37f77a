import type { RatingSteps } from './ratingSteps.ts';

/** The middle of a level, in levels from the top. */
const middle = (level: number) => level + 0.5;

/** Draws a line that keeps each rating until the next, the last one to the end; 100 wide, 1 high per level. [P-06] */
export function stepPath({ steps }: Pick<RatingSteps, 'steps'>): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const line = rest.map(({ place, level }) => `H${place * 100}V${middle(level)}`);
  return `M${first.place * 100} ${middle(first.level)}${line.join('')}H100`;
}
