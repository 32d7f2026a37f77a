import type { ZkbTeam } from '@portal/wire-team-coverage';
import type { BothLanguages } from './writeBio.ts';

/** A function or currency that people work in: their role there, and what they do. */
export interface Field {
  name: BothLanguages;
  role: BothLanguages;
  work: BothLanguages;
}

/** Somebody of research or sales. */
export interface Person {
  /** An analyst's external id, or a number of sales. */
  reference: string;
  team: ZkbTeam;
  name: string;
  role: BothLanguages;
  /** Paragraphs. */
  bio: BothLanguages[];
  email: string;
  phone: string;
  hasPortrait: boolean;
  /** What they work in, as tags: category and English name. */
  fields: (readonly [category: 'Sector' | 'Function' | 'Currency', value: string])[];
}
