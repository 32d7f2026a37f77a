import type { Language } from '@portal/contract';

/** A term in both languages, as in tags and classifications. */
export interface TranslatedValue {
  value: string;
  translated_value?: string | null | undefined;
}

/** The one category whose values are German. */
const germanCategory = 'Publication Type';

/**
 * A tag in the reader's language. `value` is English and `translated_value` German, except for the publication type
 * (not the aggregated one), where it is the other way round. Without a translation, `value` is used. [I-03]
 */
export function tagLabel(tag: TranslatedValue, category: string, language: Language): string {
  const ownLanguage: Language = category === germanCategory ? 'de' : 'en';
  return language === ownLanguage ? tag.value : tag.translated_value || tag.value;
}

/** `tagLabel` for a classification with several values: `Equity,Markets`. */
export function assetClassLabel(assetClass: TranslatedValue, language: Language): string {
  return tagLabel(assetClass, 'Asset Classification', language)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
