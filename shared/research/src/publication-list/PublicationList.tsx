import { failureMessage, isUnshown } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { EmptyNotice, ErrorPanel, QuietFailure, useContentToCome } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useDeferredValue, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useOffersEditions } from '../editions/useOffersEditions.ts';
import { useListPlace } from '../list-place/useListPlace.ts';
import { useWalkedList } from '../list-walk/useWalkedList.ts';
import { WalkContext } from '../list-walk/WalkContext.ts';
import { useSlices } from '../list-slices/useSlices.ts';
import { useListKeys } from '../list-keys/useListKeys.ts';
import { useListView } from '../list-view/listView.ts';
import { SkippedRecords } from '../SkippedRecords.tsx';
import { ComeSince } from '../list-return/ComeSince.tsx';
import type { ResearchMessage } from '../messages/index.ts';
import type { ProfileAssetClass } from '../profileLink.ts';
import { ListCount, type TotalOf } from '../list-head/ListCount.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListHead, type ListHeadContent } from '../list-head/ListHead.tsx';
import { knownPages } from './knownPages.ts';
import { listEnding } from './listEnding.ts';
import { Placeholders } from './Placeholders.tsx';
import styles from './PublicationList.module.css';
import { startsWithNewest, type Paging, type PublicationsQuery } from './publicationsQuery.ts';
import { shownPublications } from './shownPublications.ts';
import { Tiles } from './Tiles.tsx';
import { useWholeList } from './useWholeList.ts';

const noPages: [] = [];
const nothingAbove: readonly Publication[] = [];

interface PublicationListProps {
  /** From `publicationsQuery`. */
  query: PublicationsQuery;
  /** The paging of the query. */
  paging: Paging;
  /** Shown for an empty list. @default the message of a search without hits */
  emptyMessage?: string;
  /** What to do next about an empty list. */
  emptyActions?: ReactNode;
  /** A list of one day: shows times, and rows unless the reader chose. @default false */
  ofOneDay?: boolean;
  /** The page's only asset class, passed on to profile links. */
  assetClass?: ProfileAssetClass | undefined;
  /** Highlighted in the titles. @default '' */
  searchTerm?: string;
  /**
   * The start of a longer list elsewhere: without count and Load More, and without what the page shows above it.
   * @default false
   */
  excerpt?: boolean | { above: Publication | readonly Publication[] | undefined };
  /** Editions may be folded here, so that the reader can separate them. @default false */
  folds?: boolean;
  head?: ListHeadContent & { total?: TotalOf };
}

/** What a list shows by now. */
function useShownList({
  query,
  paging,
  excerpt = false,
  folds = false,
  ofOneDay = false,
}: PublicationListProps) {
  const { above = nothingAbove } = typeof excerpt === 'object' ? excerpt : {};
  const { list, latest, isComing: isAwaited, stale } = useWholeList(query);
  // New data never blocks taps and keystrokes.
  const { name, data } = useDeferredValue(latest);
  const isDeferred = data !== latest.data;
  const pages = data?.pages ?? noPages;
  const publications = useMemo(() => shownPublications(pages, above), [pages, above]);
  const shown = publications.length;
  const chosenView = useListView(ofOneDay ? 'rows' : 'tiles');
  const nextView = excerpt ? 'tiles' : chosenView;
  // The pressed button changes at once; the list follows in tasks of its own.
  const view = useDeferredValue(nextView);
  const slices = useSlices(shown, view);
  const isPending = data === undefined;
  // Not another page of the same list.
  const isOther = isDeferred && pages[0] !== latest.data?.pages[0];
  const isComing = isPending || list.isPlaceholderData || isAwaited || isOther;
  const read = pages.reduce((sum, { records, skipped = 0 }) => sum + records.length + skipped, 0);
  const numPages = knownPages(pages, paging.pageSize);
  return {
    list,
    /** Of another list, while this one comes. */
    stale,
    name,
    pages,
    metadata: pages.at(-1)?.pagination_metadata,
    publications,
    shown,
    isEmpty: !isPending && shown === 0 && read === 0,
    ending: listEnding({ shown, read, limit: paging.limit, page: pages.length, numPages }),
    view,
    /** The chosen one. */
    nextView,
    slices,
    isPending,
    isComing,
    /** Until the latest data are drawn. */
    isDrawing: isDeferred || slices.drawn < shown,
    offersEditions: useOffersEditions(publications, isComing) && folds,
  };
}

type ShownList = ReturnType<typeof useShownList>;

/** Restores it after Back and reloads; returns what `useListPlace` does. */
function useRestoredPlace(
  section: RefObject<HTMLElement | null>,
  { queryKey }: PublicationsQuery,
  { list, stale, pages, publications, isDrawing }: ShownList,
): number | undefined {
  const canLoadMore = list.hasNextPage && !list.isFetchNextPageError;
  return useListPlace(section, {
    name: JSON.stringify(queryKey),
    pages: stale === undefined ? pages.length : 0,
    publications,
    settled: !list.isFetching && !isDrawing,
    loadMore: canLoadMore ? () => void list.fetchNextPage() : undefined,
  });
}

function ListFailure({ list }: Pick<ShownList, 'list'>) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <ErrorPanel
      title={t(isUnshown(list.error) ? 'research.list.notShown' : 'research.list.failed')}
      text={t(failureMessage(list.error))}
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    />
  );
}

/** A list of publications with count, placeholders and end. Back and reloads restore it. [T-02] [H-06] [L-07] */
export function PublicationList(props: PublicationListProps) {
  const { query, paging, emptyMessage, emptyActions, ofOneDay, assetClass, searchTerm, head } = props;
  const { excerpt = false } = props;
  const { t } = useMessages<ResearchMessage>();
  const section = useRef<HTMLElement>(null);
  const shownList = useShownList(props);
  const { list, stale, name, pages, metadata, publications, shown, ending, view, slices } = shownList;
  const { nextView, isPending, isComing, isDrawing, isEmpty, offersEditions } = shownList;
  const walk = useWalkedList(section, publications);
  const { helpOpen: keysOpen, setHelpOpen: setKeysOpen } = useListKeys(section, !excerpt);
  const newestBefore = useRestoredPlace(section, query, shownList);
  useContentToCome(isPending && !list.isError);
  if (isPending && list.isError) return <ListFailure list={list} />;
  return (
    <section
      ref={section}
      className={styles.list}
      aria-busy={isComing || isDrawing || view !== nextView || undefined}
      data-stale={stale}
    >
      {excerpt ? null : (
        <ListHead
          {...{ head, metadata, keysOpen, offersEditions }}
          view={nextView}
          onKeys={setKeysOpen}
          count={
            <ListCount {...{ name, shown, ending, metadata }} limit={paging.limit} total={head?.total} />
          }
        />
      )}
      {list.isRefetchError || stale === 'failed' ? (
        <QuietFailure of={stale && t('research.list.stale')} onRetry={() => void list.refetch()} />
      ) : null}
      {excerpt || !startsWithNewest(query.queryKey) ? null : (
        <ComeSince {...{ query, newestBefore, isComing }} shown={publications} />
      )}
      <SkippedRecords of={pages} />
      {isPending ? <Placeholders count={paging.pageSize} view={view} /> : null}
      {isEmpty ? (
        <EmptyNotice next={emptyActions}>{emptyMessage ?? t('research.list.empty')}</EmptyNotice>
      ) : null}
      {shown > 0 ? (
        <WalkContext value={walk}>
          <Tiles
            {...{ name, view, publications, slices, assetClass, searchTerm }}
            isInert={stale === 'waiting'}
            withTime={ofOneDay}
          />
        </WalkContext>
      ) : null}
      <ListEnd
        ending={excerpt ? 'none' : ending}
        loading={list.isFetchingNextPage || stale === 'waiting' || isDrawing}
        failed={list.isFetchNextPageError}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </section>
  );
}
