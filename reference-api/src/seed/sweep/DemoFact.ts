import type { DemoState } from './demoState.ts';

/** What tests and screens rely on, whatever day it is. */
export interface DemoFact {
  name: string;
  /** What was found instead, a line each; none when the fact holds. */
  violations: (state: DemoState) => string[];
}
