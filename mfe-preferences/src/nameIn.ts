import type { Language } from '@portal/contract';
import type { Tag } from '@portal/wire';

/** A tag of the categories that can be chosen, in the reader's language: all of them hold English first. */
export const nameIn = (
  { value, translated_value }: Pick<Tag, 'value'> & Partial<Pick<Tag, 'translated_value'>>,
  language: Language,
): string => (language === 'de' ? translated_value || value : value);
