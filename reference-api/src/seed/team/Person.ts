import type { ZkbTeam } from '@portal/wire-team-coverage';
import type { BothLanguages } from './writeBio.ts';

/** A function or currency. */
export interface Field {
  name: BothLanguages;
  role: BothLanguages;
  work: BothLanguages;
}

export interface Person {
  /** An analyst's external id, or a sales number. */
  reference: string;
  team: ZkbTeam;
  name: string;
  role: BothLanguages;
  /** Paragraphs. */
  bio: BothLanguages[];
  email: string;
  phone: string;
  hasPortrait: boolean;
  fields: { category: 'Sector' | 'Function' | 'Currency'; name: BothLanguages }[];
}
