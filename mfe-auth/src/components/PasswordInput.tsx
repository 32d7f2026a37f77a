import { PasswordField } from '@portal/ui';
import type { ReactNode } from 'react';
import { useMessageText, type Message } from '#failures/message.ts';

interface PasswordInputProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  problem: Message | undefined;
  onChange: (value: string) => void;
  description?: ReactNode;
}

export function PasswordInput({ problem, onChange, ...rest }: PasswordInputProps) {
  const textOf = useMessageText();
  return (
    <PasswordField
      {...rest}
      maxLength={1024}
      error={problem === undefined ? false : textOf(problem)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
