import { costs, firstBudget } from './catchUp.ts';

/** From the start of a step until it is painted: none of its tasks then comes near the 50 ms that a reader notices, not even a slow one. */
const goalMs = 38;

/** A little at a time: one lucky frame does not say much. */
const mostGrowth = 1.25;

const least = firstBudget;
const most = 48 * costs.newRow;

/** After so long a reader wants the rest rather than the smallest steps: the least doubles each time. */
const patienceMs = 8_000;

/**
 * The room of the next step: a fast browser gets done in few of them, a slow phone does less at a time, and a busy machine gets on.
 * @param elapsedMs since the first step
 */
export function nextBudget(budget: number, tookMs: number, elapsedMs: number): number {
  const fitting = Math.min(mostGrowth, goalMs / Math.max(1, tookMs)) * budget;
  const atLeast = least * 2 ** Math.floor(elapsedMs / patienceMs);
  return Math.min(most, Math.max(atLeast, Math.floor(fitting)));
}
