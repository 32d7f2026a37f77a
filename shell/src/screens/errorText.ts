import type { refusalReasons } from '@portal/api';
import type { en } from '../messages/en.ts';
import { plainWords } from './plainWords.ts';

type MessageId = keyof typeof en;

interface ErrorText {
  title: MessageId;
  lead?: MessageId;
  /** Words that came with the address: plain text. */
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

/** Whether the reader is told the code: only of one that the portal itself gives. [G-10] */
export const hasNumber = (code: string): boolean => ['401', '403', '404', '500'].includes(code);

/**
 * What an error page says. A known message chooses a variant; any other is plain text of at most 200 characters below
 * the fixed text. [G-10]
 */
export function errorText(code: string, message = ''): ErrorText {
  const plain = plainWords(message);
  const variant = own<ErrorText>(own<Record<string, ErrorText>>(variants, code) ?? {}, plain);
  if (variant !== undefined) return variant;
  const text = own(codes, code) ?? { title: 'shell.error.default' as const };
  return plain === '' ? text : { ...text, plain };
}
