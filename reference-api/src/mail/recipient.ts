import type { Language } from '@portal/contract';

/** Whom a mail goes to. */
export interface Recipient {
  username: string;
  name: string;
  preferredLanguage: string;
}

export const languageOf = ({ preferredLanguage }: Recipient): Language =>
  preferredLanguage === 'German' ? 'de' : 'en';

/**
 * Text that takes one line, whatever was entered: it begins no header and no paragraph of its own, in no mail program. Characters
 * that take no room, such as soft hyphens, leave none.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A day as mails write it. */
export const dayInMails = (day: string): string => day.split('-').reverse().join('.');
