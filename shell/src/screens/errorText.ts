import type { refusalReasons } from '@portal/api';
import type { en } from '../messages/en.ts';
import { plainWords } from './plainWords.ts';

type MessageId = keyof typeof en;

interface ErrorText {
  title: MessageId;
  lead?: MessageId;
  /** What the portal was told: plain text. */
  plain?: string;
}

const codes: Record<string, ErrorText> = {
  '404': { title: 'shell.error.404', lead: 'shell.error.404.lead' },
  '401': { title: 'shell.error.401' },
  '403': { title: 'shell.error.403' },
  '500': { title: 'shell.error.500', lead: 'shell.error.500.lead' },
  unentitled: { title: 'shell.error.unentitled', lead: 'shell.error.unentitled.lead' },
};

/** Messages of the address that are keys: each chooses a variant of the text of its code. */
const variants = {
  '401': { subscription_level: { title: 'shell.error.401.subscription' } },
  unentitled: {
    unidentified_user: { title: 'shell.error.unentitled', lead: 'shell.error.unentitled.unidentified' },
    no_access: { title: 'shell.error.unentitled', lead: 'shell.error.unentitled.noAccess' },
    access_expired: { title: 'shell.error.unentitled', lead: 'shell.error.unentitled.expired' },
  },
} satisfies {
  [Code in keyof typeof refusalReasons]: Record<(typeof refusalReasons)[Code][number], ErrorText>;
};

const own = <Value>(table: Record<string, Value>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Whether the reader is shown the code: only of one that the portal itself gives. [G-10] */
export const hasNumber = (code: string): boolean => ['401', '403', '404', '500'].includes(code);

interface GivenMessages {
  /** From the address. Anybody can write one: it counts only if it is a known key. */
  message?: string | undefined;
  /** From the portal itself, with the navigation: a known key, or text of at most 200 characters. */
  told?: string | undefined;
}

/** What an error page says: the fixed text of its code or of a known message, and below it what the portal was told. [G-10] */
export function errorText(code: string, { message = '', told = '' }: GivenMessages = {}): ErrorText {
  const plain = plainWords(told);
  const known = own<Record<string, ErrorText>>(variants, code) ?? {};
  const variant = own(known, plain) ?? own(known, plainWords(message));
  if (variant !== undefined) return variant;
  const text = own(codes, code) ?? { title: 'shell.error.default' as const };
  return plain === '' ? text : { ...text, plain };
}
