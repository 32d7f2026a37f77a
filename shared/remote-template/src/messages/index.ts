import type { Language, Messages } from '@portal/contract';

/** The words of this area, one language at a time. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'en' ? (await import('./en.ts')).en : (await import('./de.ts')).de;
