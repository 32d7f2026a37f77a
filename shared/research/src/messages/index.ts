import type { Language } from '@portal/contract';
import type { commonMessages } from '@portal/i18n';
import { de } from './de.ts';
import { en } from './en.ts';

/** This package's messages, for an area to merge with its own. */
export const researchMessages: Record<Language, Record<keyof typeof en, string>> = { en, de };

/** Message ids that this package's components use. */
export type ResearchMessage = keyof typeof en | keyof typeof commonMessages;
