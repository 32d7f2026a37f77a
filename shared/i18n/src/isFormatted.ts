import type { Message } from '@portal/contract';

/** Whether a message is text that must be read before it is shown: for placeholders, tags and quotes. */
export const isFormatted = (message: Message): message is string =>
  typeof message === 'string' && /[{}<']/.test(message);
