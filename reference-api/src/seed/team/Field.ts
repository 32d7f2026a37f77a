import type { BothLanguages } from './writeBio.ts';

/** A function or currency that people work in: their role there, and what they do. */
export interface Field {
  name: BothLanguages;
  role: BothLanguages;
  work: BothLanguages;
}
