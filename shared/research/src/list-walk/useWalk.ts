import { useLocation } from '@portal/router';
import { useMemo } from 'react';
import { storedWalk, type WalkEntry } from './listWalks.ts';

/** The list from which a preview was opened. */
export interface Walk {
  /** Its key, for links to further previews. */
  name: string;
  entries: readonly WalkEntry[];
  /** Index of the publication. */
  place: number;
}

const nameIn = (state: unknown): string | undefined => {
  const { walk } = Object(state) as { walk?: unknown };
  return typeof walk === 'string' ? walk : undefined;
};

/**
 * The list from which a publication's preview, or another edition's, was opened, as shown then. Undefined for an
 * address opened directly. [V-02]
 */
export function useWalk(docRef: string): Walk | undefined {
  const { state } = useLocation() as { state: unknown };
  const name = nameIn(state);
  return useMemo(() => {
    const entries = name === undefined ? undefined : storedWalk(name);
    const place = entries?.findIndex(({ refs }) => refs.includes(docRef)) ?? -1;
    return name === undefined || entries === undefined || place < 0 ? undefined : { name, entries, place };
  }, [name, docRef]);
}
