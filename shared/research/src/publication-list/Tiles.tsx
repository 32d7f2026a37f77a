import { ShowIn, useWords, type Words } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import { memo, useMemo, useRef, type RefObject } from 'react';
import { anchorName, placeInSight } from '../list-place/anchors.ts';
import { sliceSize, type Slices } from '../list-slices/useSlices.ts';
import { useTurns } from '../list-slices/useTurns.ts';
import type { ListView } from '../list-view/listView.ts';
import { PublicationRow } from '../publication-row/PublicationRow.tsx';
import { PublicationTile, type PublicationTileProps } from '../publication-tile/PublicationTile.tsx';
import styles from './PublicationList.module.css';
import { foldedPaperOf } from './shownPublications.ts';
import { useInertList } from './useInertList.ts';

interface TilesProps extends Omit<PublicationTileProps, 'publication'> {
  view: ListView;
  /** Identifies the list, whichever editions lead. */
  name: string;
  /** Keeps its identity until it changes. */
  publications: readonly Publication[];
  /** How many to draw, and what is left of the previous view. */
  slices: Slices<ListView>;
  /** They belong to the previous list and lead nowhere. */
  isInert: boolean;
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

const Entry = memo(function Entry({ view, words, ...tile }: EntryProps) {
  const Publication = view === 'rows' ? PublicationRow : PublicationTile;
  return (
    // Its own language: the page's may have changed already, and would lay out every tile again.
    <li {...anchorName(tile.publication.doc_ref)} lang={words.language}>
      <ShowIn words={words}>
        <Publication {...tile} />
      </ShowIn>
    </li>
  );
});

interface EntriesProps extends Omit<TilesProps, 'slices' | 'isInert'> {
  list: RefObject<HTMLUListElement | null>;
  /** The first and the end of those drawn. */
  from: number;
  to: number;
  /** For how many more to reserve space. */
  room: number;
}

const Entries = memo(function Entries({
  list,
  from,
  to,
  room,
  name,
  view,
  publications,
  ...tile
}: EntriesProps) {
  const words = useWords();
  const now = useMemo(() => ({ name, words, publications }), [name, words, publications]);
  const turns = useTurns<Shown>(now, {
    slices: sliceOf(publications.length - 1) + 1,
    mayWait,
    inSight: () => sliceOf(placeInSight(list.current)),
  });
  const keys = new Set<string>();
  const drawn = publications.slice(from, to).map((latest, index) => {
    const place = from + index;
    const shown = turns[sliceOf(place)] ?? now;
    const publication = shown.publications[place] ?? latest;
    const key = foldedPaperOf(publication) ?? publication.doc_ref;
    // A slice may briefly show an entry that another one already has.
    if (keys.has(key)) return null;
    keys.add(key);
    return <Entry key={key} {...tile} words={shown.words} publication={publication} view={view} />;
  });
  const reserved = Array.from({ length: room }, (_, place) => (
    <li key={place} className={styles.room} aria-hidden="true" />
  ));
  return (
    <>
      {drawn}
      {reserved}
    </>
  );
});

interface EntryListProps extends Omit<EntriesProps, 'list'> {
  isInert: boolean;
  /** Another view has replaced it. */
  isLeaving: boolean;
}

function EntryList({ isInert, isLeaving, ...entries }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  useInertList(list, isInert);
  return (
    <ul
      ref={list}
      className={entries.view === 'rows' ? styles.rows : styles.tiles}
      aria-hidden={isLeaving || undefined}
      data-leaving={isLeaving ? '' : undefined}
    >
      <Entries list={list} {...entries} />
    </ul>
  );
}

/**
 * The entries of a list. Reserves space for those not drawn yet; another language is applied slice by slice, and the
 * previous view is removed slice by slice. [I-01] [L-18]
 */
export function Tiles({ view, slices, isInert, ...entries }: TilesProps) {
  const { drawn, before } = slices;
  const left = Math.max(0, drawn - sliceSize);
  return (
    <>
      <EntryList
        key={view}
        {...entries}
        {...{ view, isInert }}
        isLeaving={false}
        from={0}
        to={drawn}
        room={entries.publications.length - drawn}
      />
      {before.drawn > left && before.view !== view ? (
        <EntryList
          key={before.view}
          {...entries}
          view={before.view}
          isInert={false}
          isLeaving
          from={left}
          to={before.drawn}
          room={0}
        />
      ) : null}
    </>
  );
}
