import { addDays, weekday } from '../publishingDay.ts';
import { SeededRandom } from './SeededRandom.ts';

export interface PlannedDay {
  day: string;
  count: number;
}

const days = 3 * 365;
const fewestToday = 24;
const mostToday = 40;

/** Favours working days and the last weeks. */
function weightOf(day: string, age: number): number {
  const working = weekday(day) === 0 || weekday(day) === 6 ? 0.1 : 1;
  return working * (1 + 2 * Math.exp(-age / 30));
}

/** Independent of the weekday. */
export function todaysCount(today: string): number {
  return new SeededRandom(`today ${today}`).between(fewestToday, mostToday);
}

/** Spreads `size` publications over three years, newest day first. */
export function demoPlan(today: string, size: number): PlannedDay[] {
  const first = Math.min(size, todaysCount(today));
  const past = Array.from({ length: days }, (_, index) => addDays(today, -1 - index));
  const weights = past.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let spent = 0;
  const plan = past.map((day, index) => {
    reached += weights[index] ?? 0;
    const due = Math.round(((size - first) * reached) / total);
    const count = due - spent;
    spent = due;
    return { day, count };
  });
  return [{ day: today, count: first }, ...plan].filter(({ count }) => count > 0);
}
