import type { Language } from '@portal/contract';

/** A word of the API in both languages, as tags and classifications carry it. */
export interface TranslatedValue {
  value: string;
  translated_value?: string | null | undefined;
}

/** The one category whose values are German. */
const keptInGerman = 'Publication Type';

/**
 * A tag in the reader's language. Categories hold English in `value` and German in `translated_value`; the publication
 * type alone, not the aggregated one, holds them the other way round. Without a translation it is `value` in both. [I-03]
 */
export function tagLabel(tag: TranslatedValue, category: string, language: Language): string {
  const kept: Language = category === keptInGerman ? 'de' : 'en';
  return language === kept ? tag.value : tag.translated_value || tag.value;
}

/** Like `tagLabel` for a classification that may name several values in one text: `Equity,Markets`. */
export function assetClassLabel(assetClass: TranslatedValue, language: Language): string {
  return tagLabel(assetClass, 'Asset Classification', language)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
