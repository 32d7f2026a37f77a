import type { DemoState } from './demoState.ts';

/** Something tests and screenshots need on every day. */
export interface DemoFact {
  name: string;
  /** What was found instead, one line each; empty if the fact holds. */
  violations: (state: DemoState) => string[];
}
