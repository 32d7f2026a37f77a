import type { Language, Messages } from '@portal/contract';

/** The shell's words, one language at a time. */
export const loadShellMessages = async (language: Language): Promise<Messages> =>
  language === 'en' ? (await import('./en.ts')).en : (await import('./de.ts')).de;
