import type { Language, Messages } from '@portal/contract';

export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'en' ? (await import('./en.ts')).en : (await import('./de.ts')).de;
