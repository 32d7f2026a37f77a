import type { refusalReasons } from '@portal/api';
import type { en } from '../messages/en.ts';
import { plainWords } from './plainWords.ts';

type MessageId = keyof typeof en;

interface ErrorText {
  title: MessageId;
  lead?: MessageId;
  plain?: string;
}

const codes: Record<string, ErrorText> = {
  '404': { title: 'shell.error.404', lead: 'shell.error.404.lead' },
  '401': { title: 'shell.error.401' },
  '403': { title: 'shell.error.403' },
  '500': { title: 'shell.error.500', lead: 'shell.error.500.lead' },
  unentitled: { title: 'shell.error.unentitled', lead: 'shell.error.unentitled.lead' },
};

/** Keys that select a variant of the code's text. */
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

/** Whether to show the code: only those the portal itself gives. [G-10] */
export const hasNumber = (code: string): boolean => ['401', '403', '404', '500'].includes(code);

interface GivenMessages {
  /** From the address, which anyone can write: only known keys count. */
  message?: string | undefined;
  /** From the portal: a known key, or text of at most 200 characters. */
  portalMessage?: string | undefined;
}

/** The fixed text of the code or key, then the portal's message. [G-10] */
export function errorText(code: string, { message = '', portalMessage = '' }: GivenMessages = {}): ErrorText {
  const plain = plainWords(portalMessage);
  const known = own<Record<string, ErrorText>>(variants, code) ?? {};
  const variant = own(known, plain) ?? own(known, plainWords(message));
  if (variant !== undefined) return variant;
  const text = own(codes, code) ?? { title: 'shell.error.default' as const };
  return plain === '' ? text : { ...text, plain };
}
