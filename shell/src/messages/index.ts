import type { Language, Messages } from '@portal/contract';
import { de } from './de.ts';
import { en } from './en.ts';

/** Bundled: a separate file would cost every page a round trip. */
export const loadShellMessages = (language: Language): Promise<Messages> =>
  Promise.resolve({ en, de }[language]);
