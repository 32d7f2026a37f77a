import type { Language } from '@portal/contract';
import type { commonMessages } from '@portal/i18n';
import { de } from './de.ts';
import { en } from './en.ts';

/** The words of this package, for an area to offer together with its own. */
export const researchMessages: Record<Language, Record<keyof typeof en, string>> = { en, de };

/** Ids that the components of this package may ask for. */
export type ResearchMessage = keyof typeof en | keyof typeof commonMessages;
