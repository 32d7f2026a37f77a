import type { Language } from '@portal/contract';
import type { ClosePrice } from '@portal/wire-profiles';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** Formats a price. Browsers disagree on the Swiss thousands separator. */
export function formatPrice({ amount, currency }: ClosePrice, language: Language): string {
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${number.format(amount).replaceAll("'", '’')}`.trim();
}
