import { useMessages } from '@portal/i18n';
import { TextField } from '@portal/ui';
import { useMessageText, type Message } from '#failures/message.ts';
import type { en } from '#messages/en.ts';

interface EmailFieldProps {
  name: string;
  value: string;
  problem: Message | undefined;
  onChange: (value: string) => void;
  /** Set if the field replaces the focused element. @default false */
  autoFocus?: boolean;
}

/** The e-mail address a client logs in with; password managers fill it in. */
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
