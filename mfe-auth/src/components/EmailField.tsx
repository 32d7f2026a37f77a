import { useMessages } from '@portal/i18n';
import { TextField } from '@portal/ui';
import { useMessageText, type Message } from '#failures/message.ts';
import type { en } from '#messages/en.ts';

interface EmailFieldProps {
  name: string;
  value: string;
  /** What is wrong with it. */
  problem: Message | undefined;
  onChange: (value: string) => void;
  /** The field takes the place of what had the focus. @default false */
  autoFocus?: boolean;
}

/** The address by which the bank knows a client; password managers offer it. */
export function EmailField({ problem, onChange, ...rest }: EmailFieldProps) {
  const { t } = useMessages<keyof typeof en>();
  const textOf = useMessageText();
  return (
    <TextField
      {...rest}
      label={t('auth.email')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      inputMode="email"
      spellCheck={false}
      error={problem === undefined ? false : textOf(problem)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
