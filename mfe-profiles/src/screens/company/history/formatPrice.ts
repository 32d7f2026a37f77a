import type { Language } from '@portal/contract';
import type { ClosePrice } from '@portal/wire-profiles';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** A price as the reader's language writes it. Browsers do not agree on the Swiss mark between thousands. */
export function formatPrice({ amount, currency }: ClosePrice, language: Language): string {
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${number.format(amount).replaceAll("'", '’')}`.trim();
}
