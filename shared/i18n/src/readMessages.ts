import { parse } from '@formatjs/icu-messageformat-parser';
import type { Message, Messages } from '@portal/contract';
import { reportMissing } from './intl.ts';
import { isFormatted } from './isFormatted.ts';

function asRead(id: string, text: Message): Message {
  if (!isFormatted(text)) return text;
  try {
    return parse(text);
  } catch (error) {
    reportMissing(new Error(`The message ${id} cannot be read.`, { cause: error }));
    return text;
  }
}

/** Parses texts with placeholders, like a build. Invalid ones stay text and are reported. */
export const readMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, asRead(id, text)]));
