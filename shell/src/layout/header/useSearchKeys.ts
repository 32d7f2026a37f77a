import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Ctrl K or Command K anywhere, "/" outside of text fields; never under a dialog. [L-20] */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || document.querySelector('[aria-modal="true"]') !== null) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
}

export function useSearchKeys(onSearch: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => onOwnEvent('keydown', (event) => handleKey(event)), []);
}
