import type { Language } from '@portal/contract';

export interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. */
  points?: readonly string[];
}

/** The text that a client accepts. */
export interface Policy {
  title: string;
  lead: string;
  sections: readonly PolicySection[];
  /** The last section: its text ends before the mail address, which the environment knows. */
  contact: { heading: string; text: string };
  /** Which edition this is, and since when it is in force. */
  version: string;
}

/** The policy in one language; fetched when it is first to be read. */
export const loadPolicy = async (language: Language): Promise<Policy> =>
  language === 'en' ? (await import('./en.ts')).en : (await import('./de.ts')).de;
