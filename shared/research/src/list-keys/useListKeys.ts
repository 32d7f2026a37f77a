import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { keptChoice } from '../keptChoice.ts';
import { entryInSight, entryOf, downloadIn, neighbourIn, nextEntry } from './entries.ts';
import { takesLetters } from './takesLetters.ts';

const choice = keptChoice('listKeys', ['off']);

/** Whether single letters walk through lists; a reader who dictates or misses keys can switch them off. */
export const useListKeysOn = (): boolean => choice.useChoice() === undefined;

export const switchListKeys = (on: boolean): void => choice.keep(on ? undefined : 'off');

/** What a key does with a list and the entry that has the focus; undefined for keys that are none of these. */
function actionOf(key: string, list: HTMLElement): (() => void) | undefined {
  const entry = entryOf(list, document.activeElement);
  const focus = (element: HTMLElement | undefined) => element && (() => element.focus());
  switch (key) {
    case 'j':
      return focus(entry === undefined ? entryInSight(list) : nextEntry(list, entry, 1));
    case 'k':
      return focus(entry === undefined ? undefined : nextEntry(list, entry, -1));
    case 'd': {
      const download = entry && downloadIn(entry);
      return download && (() => download.click());
    }
    case 'ArrowRight':
      return focus(entry && neighbourIn(entry, document.activeElement, 1));
    case 'ArrowLeft':
      return focus(entry && neighbourIn(entry, document.activeElement, -1));
    default:
      return undefined;
  }
}

/**
 * Walks through a list by J and K, downloads by D, reaches what stands next to a title by the arrow keys; "?" asks for help. Letters
 * stay letters where something is typed, and while a dialogue is open. [L-18]
 * @returns whether the help is open, and what opens and closes it
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  wanted: boolean,
): [boolean, (open: boolean) => void] {
  const [helpOpen, setHelpOpen] = useState(false);
  const letters = useListKeysOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || takesLetters(event) || list.current === null) return;
    const isLetter = event.key.length === 1;
    if (isLetter && !letters) return;
    const key = isLetter ? event.key.toLowerCase() : event.key;
    const action = key === '?' ? () => setHelpOpen(true) : actionOf(key, list.current);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [wanted]);
  return [helpOpen, setHelpOpen];
}
