import { ShowIn, useWords, type Words } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import { memo, useMemo, useRef } from 'react';
import { anchorName, placeInSight } from '../list-place/anchors.ts';
import type { Slices } from '../list-slices/useSlices.ts';
import { useTurns } from '../list-slices/useTurns.ts';
import type { ListView } from '../list-view/listView.ts';
import { PublicationRow } from '../publication-row/PublicationRow.tsx';
import { PublicationTile, type PublicationTileProps } from '../publication-tile/PublicationTile.tsx';
import styles from './PublicationList.module.css';
import { foldedPaperOf } from './shownPublications.ts';
import { useHeldBack } from './useHeldBack.ts';

interface TilesProps extends Omit<PublicationTileProps, 'publication'> {
  view: ListView;
  /** Identifies the list, whichever editions lead. */
  name: string;
  /** Keeps its identity until it changes. */
  publications: readonly Publication[];
  /** How many to draw; the others are hidden, in the previous view. */
  slices: Slices<ListView>;
  /** They belong to the previous list and lead nowhere. */
  isHeldBack: boolean;
}

interface Shown {
  name: string;
  words: Words;
  publications: readonly Publication[];
}

/** Tiles that a slow phone lays out in another language without delaying a tap. */
const turnSize = 4;

const sliceOf = (place: number) => Math.floor(place / turnSize);

/** Another language is applied slice by slice; another list or more entries at once. */
function mayWait(older: Shown, newer: Shown, slice: number): boolean {
  if (older.name !== newer.name) return false;
  if (older.words !== newer.words) return true;
  const start = slice * turnSize;
  const end = (slice + 1) * turnSize;
  const after = newer.publications.slice(start, end);
  return older.publications.slice(start, end).some((each, place) => each !== after[place]);
}

interface EntryProps extends PublicationTileProps {
  view: ListView;
  words: Words;
}

const Entry = memo(function Entry({ view, words, ...publication }: EntryProps) {
  const Publication = view === 'rows' ? PublicationRow : PublicationTile;
  return (
    <ShowIn words={words}>
      <Publication {...publication} />
    </ShowIn>
  );
});

/** The entries of a list. Reserves space for those not drawn yet; another language is applied slice by slice. [I-01] */
export function Tiles({ name, view, publications, slices, isHeldBack, ...tile }: TilesProps) {
  const list = useRef<HTMLUListElement>(null);
  useHeldBack(list, isHeldBack);
  const words = useWords();
  const now = useMemo(() => ({ name, words, publications }), [name, words, publications]);
  const turns = useTurns<Shown>(now, {
    slices: sliceOf(publications.length - 1) + 1,
    mayWait,
    inSight: () => sliceOf(placeInSight(list.current)),
  });
  const keys = new Set<string>();
  return (
    <ul ref={list} className={view === 'rows' ? styles.rows : styles.tiles}>
      {publications.map((latest, place) => {
        const shown = turns[sliceOf(place)] ?? now;
        const publication = shown.publications[place] ?? latest;
        const key = foldedPaperOf(publication) ?? publication.doc_ref;
        // A slice may briefly show an entry that another one already has.
        if (keys.has(key)) return null;
        keys.add(key);
        const entry = { ...tile, words: shown.words, publication };
        if (place >= slices.drawn)
          return (
            <li key={key} className={styles.room} aria-hidden="true">
              {place < slices.before.drawn ? <Entry {...entry} view={slices.before.view} /> : null}
            </li>
          );
        return (
          // Its own language: the page's may have changed already, and would lay out every tile again.
          <li key={key} {...anchorName(publication.doc_ref)} lang={shown.words.language}>
            <Entry {...entry} view={view} />
          </li>
        );
      })}
    </ul>
  );
}
