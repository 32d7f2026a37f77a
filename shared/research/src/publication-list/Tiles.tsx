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
  /** The same for as long as the list is, whichever editions lead. */
  name: string;
  /** The same object until it changes. */
  publications: readonly Publication[];
  /** How many of them are drawn by now; the others are hidden, as what they were in the view before. */
  slices: Slices<ListView>;
  /** They are of the list before, and lead nowhere. */
  held: boolean;
}

/** What a slice of the tiles shows. */
interface Shown {
  name: string;
  words: Words;
  publications: readonly Publication[];
}

/** As many tiles as a slow phone lays out in another language without holding up a tap. */
const turnSize = 4;

const sliceOf = (place: number) => Math.floor(place / turnSize);

/** Another language is taken over slice by slice; another list at once, and what more of the same adds. */
function mayWait(older: Shown, newer: Shown, slice: number): boolean {
  if (older.name !== newer.name) return false;
  if (older.words !== newer.words) return true;
  const [start, end] = [slice * turnSize, (slice + 1) * turnSize];
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

/** The entries of a list. What is not drawn yet keeps its room; another language comes slice by slice. [I-01] */
export function Tiles({ name, view, publications, slices, held, ...tile }: TilesProps) {
  const list = useRef<HTMLUListElement>(null);
  useHeldBack(list, held);
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
        // For a moment, a slice may still show what another one has by now.
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
          // In a language of its own: that of the page may be another by now, and would have every tile laid out again.
          <li key={key} {...anchorName(publication.doc_ref)} lang={shown.words.language}>
            <Entry {...entry} view={view} />
          </li>
        );
      })}
    </ul>
  );
}
