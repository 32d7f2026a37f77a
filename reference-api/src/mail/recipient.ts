import type { Language } from '@portal/contract';

export interface Recipient {
  username: string;
  name: string;
  preferredLanguage: string;
}

export const languageOf = ({ preferredLanguage }: Recipient): Language =>
  preferredLanguage === 'German' ? 'de' : 'en';

/**
 * Makes one line of any text, which cannot start a header or paragraph; drops invisible characters such as soft
 * hyphens.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export const dayInMails = (day: string): string => day.split('-').reverse().join('.');
