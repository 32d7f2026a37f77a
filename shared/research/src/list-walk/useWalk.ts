import { useLocation } from '@portal/router';
import { useMemo } from 'react';
import { keptWalk, type WalkEntry } from './keptWalks.ts';

/** The list that a preview was opened from. */
export interface Walk {
  /** Names it, for links to further previews of it. */
  name: string;
  entries: readonly WalkEntry[];
  /** Where the publication stands in it, from 0. */
  place: number;
}

const nameIn = (state: unknown): string | undefined => {
  const { walk } = Object(state) as { walk?: unknown };
  return typeof walk === 'string' ? walk : undefined;
};

/**
 * The list from which the preview of a publication, or of another edition of its paper, was opened: as it was shown then, whatever has become of it.
 * Undefined for an address that was opened by itself. [V-02]
 */
export function useWalk(docRef: string): Walk | undefined {
  const { state } = useLocation() as { state: unknown };
  const name = nameIn(state);
  return useMemo(() => {
    const entries = name === undefined ? undefined : keptWalk(name);
    const place = entries?.findIndex(({ refs }) => refs.includes(docRef)) ?? -1;
    return name === undefined || entries === undefined || place < 0 ? undefined : { name, entries, place };
  }, [name, docRef]);
}
