import { useEffect, useEffectEvent, useRef } from 'react';
import type { Intent, PagesAhead } from './pagesAhead.ts';

interface Current {
  path: string;
  /** The click follows, also after a finger has left. */
  isPressed: boolean;
  intent: Intent;
}

/**
 * Notices which link a reader is about to follow: by pointer, focus or press, one at a time. [F-05]
 * @param isHere whether the link leads to the page on screen, whose lists must stay as they are
 */
export function useIntent({ prefetch, intend }: PagesAhead, isHere: (path: string) => boolean) {
  const current = useRef<Current>(undefined);

  function begin(path: string): Current | undefined {
    if (isHere(path)) return undefined;
    if (current.current?.path === path) return current.current;
    current.current?.intent.end();
    prefetch(path);
    current.current = { path, isPressed: false, intent: intend(path) };
    return current.current;
  }

  function press(path: string): void {
    const begun = begin(path);
    if (begun === undefined) return;
    begun.isPressed = true;
    begun.intent.press();
  }

  function giveUp(path: string): void {
    if (current.current?.path !== path) return;
    current.current.intent.end();
    current.current = undefined;
  }

  function endUnlessPressed(path: string): void {
    if (current.current?.isPressed !== true) giveUp(path);
  }

  const leave = useEffectEvent(() => current.current?.intent.end());
  useEffect(() => () => leave(), []);

  return {
    /** For the link to a page. */
    of: (path: string) => ({
      onPointerEnter: () => void begin(path),
      onFocus: () => void begin(path),
      onPointerDown: () => press(path),
      // The press became a scroll.
      onPointerCancel: () => giveUp(path),
      onPointerLeave: () => endUnlessPressed(path),
      onBlur: () => endUnlessPressed(path),
    }),
    follow() {
      current.current?.intent.follow();
      current.current = undefined;
    },
  };
}
