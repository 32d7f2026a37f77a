import { addDays } from '#publishingDay.ts';
import type { DemoFact } from './DemoFact.ts';
import { demoState } from './demoState.ts';
import { libraryFacts } from './libraryFacts.ts';
import { ratingFacts } from './ratingFacts.ts';
import { todayFacts } from './todayFacts.ts';

export const demoFacts: readonly DemoFact[] = [...todayFacts, ...libraryFacts, ...ratingFacts];

export interface Violation {
  day: string;
  fact: string;
  found: string;
}

interface Sweep {
  from: string;
  days: number;
  /** As in PORTAL_DEMO_SIZE. */
  size: number;
  facts?: readonly DemoFact[];
}

export function sweepDays({ from, days, size, facts = demoFacts }: Sweep): Violation[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((day) => {
    const state = demoState(day, size);
    return facts.flatMap(({ name, violations }) =>
      violations(state).map((found) => ({ day, fact: name, found })),
    );
  });
}
