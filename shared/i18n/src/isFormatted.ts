import type { Message } from '@portal/contract';

/** Whether a message still needs parsing, for placeholders, tags or quotes. */
export const isFormatted = (message: Message): message is string =>
  typeof message === 'string' && /[{}<']/.test(message);
