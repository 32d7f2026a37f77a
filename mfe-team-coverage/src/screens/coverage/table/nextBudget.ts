import { costs, firstBudget } from './renderInSteps.ts';

/** Target from the start of a step to its paint: keeps even slow tasks well below 50 ms, which readers notice. */
const goalMs = 38;

/** Grows slowly: one fast frame proves little. */
const mostGrowth = 1.25;

const least = firstBudget;
const most = 48 * costs.newRow;

/** The minimum doubles each time this passes: by then readers prefer the rest to small steps. */
const patienceMs = 8_000;

/**
 * Returns the budget of the next step: larger on fast browsers, smaller on slow phones, but never so small that a busy
 * machine gets stuck.
 * @param elapsedMs since the first step
 */
export function nextBudget(budget: number, tookMs: number, elapsedMs: number): number {
  const fitting = Math.min(mostGrowth, goalMs / Math.max(1, tookMs)) * budget;
  const atLeast = least * 2 ** Math.floor(elapsedMs / patienceMs);
  return Math.min(most, Math.max(atLeast, Math.floor(fitting)));
}
