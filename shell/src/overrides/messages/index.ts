import type { Language, Messages } from '@portal/contract';
import type { OverrideProblem } from '../rules/OverrideRefused.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const words: Record<Language, Messages> = { en, de };

/** The words of overrides, both languages in the panel's own file. */
export const loadOverridesMessages = (language: Language): Promise<Messages> =>
  Promise.resolve(words[language]);

/** The words of a problem; each kind has some. */
export const problemMessage = ({ kind }: OverrideProblem) =>
  `overrides.problem.${kind}` as const satisfies keyof typeof en;
