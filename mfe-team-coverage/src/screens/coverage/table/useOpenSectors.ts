import { useCallback, useEffect, useMemo, useState } from 'react';

/** Open sectors by tab, remembered until the portal is reloaded. */
const opened = new Map<string, ReadonlySet<string>>();

export function forgetOpenSectors(): void {
  opened.clear();
}

const none: ReadonlySet<string> = new Set();

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface OpenSectors {
  /** Identity is stable. */
  open: ReadonlySet<string>;
  toggle: (key: string) => void;
  setAll: (open: boolean) => void;
  /** The reader has seen this tab before. */
  cameBack: boolean;
}

/**
 * Which sectors are open: those the reader opened. While the coverage is filtered: all, except those closed meanwhile.
 * @param keys of the visible sectors
 */
export function useOpenSectors(tab: string, keys: readonly string[], narrowed: boolean): OpenSectors {
  const [cameBack] = useState(() => opened.has(tab));
  const [byHand, setByHand] = useState(() => opened.get(tab) ?? none);
  const [closed, setClosed] = useState(none);
  useEffect(() => void opened.set(tab, byHand), [tab, byHand]);
  const open = useMemo(
    () => (narrowed ? new Set(keys.filter((key) => !closed.has(key))) : byHand),
    [narrowed, keys, closed, byHand],
  );
  const toggle = useCallback(
    (key: string) => {
      const change = (now: ReadonlySet<string>) => toggled(now, key);
      if (narrowed) setClosed(change);
      else setByHand(change);
    },
    [narrowed],
  );

  function setAll(all: boolean) {
    if (narrowed) setClosed(all ? none : new Set(keys));
    else setByHand(all ? new Set(keys) : none);
  }

  return { open, toggle, setAll, cameBack };
}
