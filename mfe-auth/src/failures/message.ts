import { useMessages } from '@portal/i18n';
import { mailTokenInvalid, newPasswordIsOld, oldPasswordWrong, passwordRules } from '@portal/wire-auth';
import type { en } from '#messages/en.ts';

/** Words of the area by their id, or a sentence of the server as it came. */
export type Message = { id: keyof typeof en } | { text: string };

const known = new Map<string, keyof typeof en>([
  ...passwordRules.map(({ id, message }): [string, keyof typeof en] => [message, `auth.rule.${id}`]),
  [oldPasswordWrong, 'auth.change.oldWrong'],
  [newPasswordIsOld, 'auth.rule.different'],
  [mailTokenInvalid, 'auth.token.invalid'],
]);

/** A sentence of the server; one that the portal knows appears in the reader's language. */
export function messageOfLine(line: string): Message {
  const id = known.get(line.replace(/\.$/, ''));
  return id === undefined ? { text: line } : { id };
}

/** Puts a message into words. */
export function useMessageText(): (message: Message) => string {
  const { t } = useMessages<keyof typeof en>();
  return (message) => ('id' in message ? t(message.id) : message.text);
}
