import { pages } from '@portal/contract';
import { useWalk, type WalkEntry } from '@portal/research';
import { useLocation, useNavigate } from '@portal/router';
import { useState } from 'react';

/** One publication further, or back. */
export interface WalkStep {
  entry: WalkEntry;
  /** For a link. It takes the place of this page in the history: Back leads to the list. */
  link: { to: string; state: { walk: string }; replace: true };
  /** To be called when the link is followed. */
  onFollow: () => void;
  /** Goes there without a link. */
  go: () => void;
}

/** Where the reader is in the list that the publication was opened from. */
export interface WalkSteps {
  /** Names the list, see useWalk. */
  walk: string;
  /** The publication on show. */
  entry: WalkEntry | undefined;
  /** From 1; of the publication that is asked for, while it is on its way. */
  place: number;
  count: number;
  previous: WalkStep | undefined;
  next: WalkStep | undefined;
}

/** The steps from a publication; undefined where it was opened from no list. Who goes on before the next one is there goes on from that. [V-02] */
export function useWalkSteps(docRef: string): WalkSteps | undefined {
  const walk = useWalk(docRef);
  const { key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ from: string; place: number }>();
  if (walk === undefined) return undefined;
  const { name, entries } = walk;
  const place = asked?.from === key ? asked.place : walk.place;

  function stepTo(target: number): WalkStep | undefined {
    const entry = entries[target];
    if (entry === undefined) return undefined;
    const to = pages.documentPreview.href({ docRef: entry.refs[0] });
    const link = { to, state: { walk: name }, replace: true } as const;
    const onFollow = () => setAsked({ from: key, place: target });
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
