import { takesLetters, useListKeysOn } from '@portal/research';
import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';

export type PdfAction = 'find' | 'print' | 'previous' | 'next' | 'smaller' | 'larger' | 'fit';

/** Instead of the browser's, which know only the pages that are drawn. */
const commands: Partial<Record<string, PdfAction>> = { f: 'find', p: 'print' };

const letters: Partial<Record<string, PdfAction>> = {
  n: 'next',
  p: 'previous',
  '-': 'smaller',
  '+': 'larger',
  // The same key without Shift.
  '=': 'larger',
  '0': 'fit',
};

/** There, a field moves its cursor by Ctrl. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether it comes with the key of the browser's commands, which work in fields, too. */
function isCommand({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [command, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return command && !other && !altKey && !shiftKey;
}

/** What a key does to a PDF; letters can be switched off. [V-03] */
export function pdfActionOf(event: KeyboardEvent, withLetters: boolean): PdfAction | undefined {
  const key = event.key.toLowerCase();
  if (isCommand(event) && document.querySelector('[aria-modal="true"]') === null) return commands[key];
  return withLetters && !takesLetters(event) ? letters[key] : undefined;
}

/**
 * Handles the keys of a PDF, wherever the focus is.
 * @param act returns false for what is the browser's this time
 */
export function usePdfKeys(act: (action: PdfAction) => boolean): void {
  const withLetters = useListKeysOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = event.defaultPrevented ? undefined : pdfActionOf(event, withLetters);
    if (action !== undefined && act(action)) event.preventDefault();
  });
  useEffect(() => onOwnEvent('keydown', (event) => handleKey(event)), []);
}
