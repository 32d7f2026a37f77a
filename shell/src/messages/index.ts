import type { Language, Messages } from '@portal/contract';
import { de } from './de.ts';
import { en } from './en.ts';

/** The shell's words. Both languages come with the shell: a file of their own would cost every page a round trip. */
export const loadShellMessages = (language: Language): Promise<Messages> =>
  Promise.resolve({ en, de }[language]);
