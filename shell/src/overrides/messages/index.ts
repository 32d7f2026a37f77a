import type { Language, Messages } from '@portal/contract';
import type { OverrideProblem } from '../rules/OverrideRefused.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const words: Record<Language, Messages> = { en, de };

/** Both languages are part of the panel's file. */
export const loadOverridesMessages = (language: Language): Promise<Messages> =>
  Promise.resolve(words[language]);

export const problemMessage = ({ kind }: OverrideProblem) =>
  `overrides.problem.${kind}` as const satisfies keyof typeof en;
