import type { Language } from '@portal/contract';
import type { TypeName } from './rules/highlights.ts';

/** A tag of the categories that can be chosen, in the reader's language: all of them hold English first. */
export const nameIn = ({ value, translated_value }: TypeName, language: Language): string =>
  language === 'de' ? translated_value || value : value;
