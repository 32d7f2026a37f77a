import type { Variant } from './plan.ts';

/** Measured once. */
export interface Yardstick {
  screen: string;
  variant: Variant;
  ms: number;
  quartiles: [number, number];
  rounds: number;
  requests: number;
  kilobytes: number;
}

/**
 * On the slow line before the first view was slimmed (decision 0045), on two cores such as these. A ratio to today's
 * plain bundle does not show how heavy both are; this does.
 */
export const yardsticks: readonly Yardstick[] = [
  before('All research', 'plain', {
    ms: 3255,
    quartiles: [3146, 3450],
    rounds: 7,
    requests: 21,
    kilobytes: 362,
  }),
  before('All research', 'portal', {
    ms: 3461,
    quartiles: [3456, 3541],
    rounds: 7,
    requests: 21,
    kilobytes: 371,
  }),
  before('Highlights', 'plain', {
    ms: 3124,
    quartiles: [3101, 3229],
    rounds: 7,
    requests: 19,
    kilobytes: 328,
  }),
  before('Highlights', 'portal', {
    ms: 3319,
    quartiles: [3298, 3462],
    rounds: 6,
    requests: 20,
    kilobytes: 365,
  }),
  before('Company profile', 'plain', {
    ms: 3445,
    quartiles: [3444, 3676],
    rounds: 9,
    requests: 26,
    kilobytes: 340,
  }),
  before('Company profile', 'portal', {
    ms: 3687,
    quartiles: [3666, 3737],
    rounds: 8,
    requests: 26,
    kilobytes: 378,
  }),
  before('Sign-in', 'plain', { ms: 2673, quartiles: [2633, 2735], rounds: 5, requests: 8, kilobytes: 291 }),
  before('Sign-in', 'portal', { ms: 2728, quartiles: [2714, 2827], rounds: 4, requests: 11, kilobytes: 332 }),
];

function before(screen: string, variant: Variant, facts: Omit<Yardstick, 'screen' | 'variant'>): Yardstick {
  return { screen, variant, ...facts };
}
