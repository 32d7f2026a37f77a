import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { rememberedChoice } from '../rememberedChoice.ts';
import { entryInSight, entryOf, downloadIn, neighbourIn, nextEntry } from './entries.ts';
import { takesLetters } from './takesLetters.ts';

const choice = rememberedChoice('listKeys', ['off']);

/**
 * Whether single letters control lists. Speech input or typing errors may trigger them, so they can be switched off.
 */
export const useListKeysOn = (): boolean => choice.useChoice() === undefined;

export const switchListKeys = (on: boolean): void => choice.keep(on ? undefined : 'off');

/** What a key does; undefined for other keys. */
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
 * Keyboard control of a list: J and K move, D downloads, arrow keys reach what is next to a title, "?" opens the help.
 * Inactive in fields and under dialogues. [L-18]
 */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean) {
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
    if (!isOn) return undefined;
    return onOwnEvent('keydown', (event) => handleKey(event));
  }, [isOn]);
  return { helpOpen, setHelpOpen };
}
