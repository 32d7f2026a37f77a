import type { Language } from '@portal/contract';
import type { Tag } from '@portal/wire';

/** Returns a tag's name in the reader's language. In the categories that can be chosen, `value` is English. */
export const nameIn = (
  { value, translated_value }: Pick<Tag, 'value'> & Partial<Pick<Tag, 'translated_value'>>,
  language: Language,
): string => (language === 'de' ? translated_value || value : value);
