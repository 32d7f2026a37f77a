import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fittingItems } from './fittingItems.ts';
import type { LineItem } from './LineItem.ts';

interface FittingOptions {
  /** The item with the open panel. */
  keep: string | undefined;
  /** “More filters” is open: nothing may move. */
  isFrozen: boolean;
  /** Ids of active items that do not fit. */
  onHidden: (ids: readonly string[]) => void;
}

/**
 * Determines which filters fit. Measures them in a hidden ruler before the browser paints, so that nothing jumps.
 * [L-17]
 */
export function useFitting(items: readonly LineItem[], { keep, isFrozen, onHidden }: FittingOptions) {
  const line = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const reported = useRef('');
  const [fitting, setFitting] = useState(() => items.map(({ id }) => id));

  const measure = useEffectEvent(() => {
    if (line.current === null || ruler.current === null || isFrozen) return;
    const widths = [...ruler.current.children].map((child) => Math.ceil(child.getBoundingClientRect().width));
    const measured = items.map(({ id, chosen }, place) => ({ id, chosen, width: widths[place] ?? 0 }));
    const room = {
      width: line.current.clientWidth,
      gap: Number.parseFloat(getComputedStyle(line.current).columnGap) || 0,
      more: widths.at(-1) ?? 0,
      keep,
    };
    const next = fittingItems(measured, room);
    setFitting((before) => (before.join() === next.join() ? before : next));
    const hidden = items.filter(({ id, chosen }) => chosen && !next.includes(id)).map(({ id }) => id);
    if (reported.current === hidden.join()) return;
    reported.current = hidden.join();
    onHidden(hidden);
  });

  const shown = items.map(({ id, words, chosen }) => `${id} ${words} ${chosen}`).join('\n');
  useLayoutEffect(() => measure(), [shown, keep, isFrozen]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => measure());
    for (const each of [line.current, ruler.current]) if (each !== null) observer.observe(each);
    return () => observer.disconnect();
  }, []);

  return { line, ruler, fitting };
}
