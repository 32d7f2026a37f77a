import { pages } from '@portal/contract';
import { useWalk, type WalkEntry } from '@portal/research';
import { useLocation, useNavigate } from '@portal/router';
import { useState } from 'react';

export interface WalkStep {
  entry: WalkEntry;
  /** Replaces the history entry: Back leads to the list. */
  link: { to: string; state: { walk: string }; replace: true };
  /** Call it when the link is followed. */
  onFollow: () => void;
  go: () => void;
}

export interface WalkSteps {
  /** The list's name, see useWalk. */
  walk: string;
  entry: WalkEntry | undefined;
  /** From 1; while loading, of the requested publication. */
  place: number;
  count: number;
  previous: WalkStep | undefined;
  next: WalkStep | undefined;
}

/**
 * Returns the steps from a publication; undefined if it was not opened from a list. Repeated steps count from the one
 * requested last, even before it has loaded. [V-02]
 */
export function useWalkSteps(docRef: string): WalkSteps | undefined {
  const walk = useWalk(docRef);
  const { key } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ from: string; place: number }>();
  if (walk === undefined) return undefined;
  const { name, entries } = walk;
  const place = chosen?.from === key ? chosen.place : walk.place;

  function stepTo(target: number): WalkStep | undefined {
    const entry = entries[target];
    if (entry === undefined) return undefined;
    const to = pages.documentPreview.href({ docRef: entry.refs[0] });
    const link = { to, state: { walk: name }, replace: true } as const;
    const onFollow = () => setChosen({ from: key, place: target });
    return {
      entry,
      link,
      onFollow,
      go: () => {
        onFollow();
        void navigate(to, { state: link.state, replace: true });
      },
    };
  }

  return {
    walk: name,
    entry: entries[walk.place],
    place: place + 1,
    count: entries.length,
    previous: stepTo(place - 1),
    next: stepTo(place + 1),
  };
}
