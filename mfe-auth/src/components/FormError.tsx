import { FieldError } from '@portal/ui';
import type { ReactNode } from 'react';
import type { FormProblem } from '#failures/formProblem.ts';
import { useMessageText } from '#failures/message.ts';
import { CallFailureText } from './CallFailureText.tsx';
import styles from './FormError.module.css';

interface FormErrorProps {
  problem: FormProblem | undefined;
  /** What to do about it, such as a link. */
  children?: ReactNode;
}

/** Shows the problems that concern no single field. */
export function FormError({ problem, children }: FormErrorProps) {
  const textOf = useMessageText();
  if (problem === undefined) return null;
  if (problem.call === undefined && problem.lines.length === 0) return null;
  return (
    <FieldError>
      {problem.call === undefined ? null : <CallFailureText failure={problem.call} />}
      {problem.lines.map(textOf).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {children === undefined || children === null ? null : <span className={styles.line}>{children}</span>}
    </FieldError>
  );
}
