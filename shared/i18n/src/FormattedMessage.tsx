import { createElement, Fragment, type ReactNode } from 'react';
import { formatParts } from './formatMessage.ts';
import { formatted } from './intl.ts';
import { useWords } from './Words.tsx';

interface FormattedMessageProps {
  id: string;
  /** Of each tag, a function that makes an element of what it encloses. */
  values?: Record<string, string | number | ((enclosed: ReactNode) => ReactNode)>;
}

/** A message with elements among its values. */
export function FormattedMessage({ id, values = {} }: FormattedMessageProps): ReactNode {
  const shown = useWords();
  const { language } = shown;
  return formatted<ReactNode>(shown, id, (message) =>
    createElement(Fragment, null, ...formatParts<ReactNode>(message, { language, values })),
  );
}
