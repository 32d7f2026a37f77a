import { useMessages } from '@portal/i18n';
import { mailTokenInvalid, newPasswordIsOld, oldPasswordWrong, passwordRules } from '@portal/wire-auth';
import type { en } from '#messages/en.ts';

/** A message id of this area, or a message from the server as it is. */
export type Message = { id: keyof typeof en } | { text: string };

const known = new Map<string, keyof typeof en>([
  ...passwordRules.map(({ id, message }) => [message, `auth.rule.${id}`] as const),
  [oldPasswordWrong, 'auth.change.oldWrong'],
  [newPasswordIsOld, 'auth.rule.different'],
  [mailTokenInvalid, 'auth.token.invalid'],
]);

/** Translates known messages from the server. */
export function messageOfLine(line: string): Message {
  const id = known.get(line.replace(/\.$/, ''));
  return id === undefined ? { text: line } : { id };
}

export function useMessageText(): (message: Message) => string {
  const { t } = useMessages<keyof typeof en>();
  return (message) => ('id' in message ? t(message.id) : message.text);
}
