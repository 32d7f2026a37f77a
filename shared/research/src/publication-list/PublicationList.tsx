import { failureMessage } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { EmptyNotice, ErrorPanel, QuietFailure, useContentToCome } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { EditionsSwitch } from '../editions/EditionsSwitch.tsx';
import { useSeparatesEditions } from '../editions/separateEditions.ts';
import { SubscriptionSwitch } from '../subscription/SubscriptionSwitch.tsx';
import { useListPlace } from '../list-place/useListPlace.ts';
import { useWalkedList } from '../list-walk/useWalkedList.ts';
import { WalkContext } from '../list-walk/WalkContext.ts';
import { useSlices } from '../list-slices/useSlices.ts';
import { ListKeys } from '../list-keys/ListKeys.tsx';
import { useListKeys } from '../list-keys/useListKeys.ts';
import { useListView } from '../list-view/listView.ts';
import { ListViewSwitch } from '../list-view/ListViewSwitch.tsx';
import { LeftOut } from '../LeftOut.tsx';
import type { ResearchMessage } from '../messages/index.ts';
import { NoAccessModal } from '../NoAccessModal.tsx';
import type { ProfileAssetClass } from '../profileLink.ts';
import { ListCount, type TotalOf } from './ListCount.tsx';
import { ListEnd } from './ListEnd.tsx';
import { listEnding } from './listEnding.ts';
import { Placeholders } from './Placeholders.tsx';
import styles from './PublicationList.module.css';
import type { Paging, PublicationsQuery } from './publicationsQuery.ts';
import { shownPublications } from './shownPublications.ts';
import { Tiles } from './Tiles.tsx';
import { useWholeList } from './useWholeList.ts';

/**
 * Whether the reader can choose between editions as one entry and separate ones: not from an API that does not fold them. Until its
 * answer shows that, the switch stands, and keeps its focus. [L-16]
 */
function useOffersEditions(publications: readonly Publication[], isComing: boolean): boolean {
  const separately = useSeparatesEditions();
  const folded = publications.some(({ other_editions: others }) => others !== undefined);
  return isComing || separately || folded;
}

const noPages: [] = [];

interface PublicationListProps {
  /** From `publicationsQuery`; the list reads it, page after page. */
  query: PublicationsQuery;
  /** The paging the query was made with. */
  paging: Paging;
  /** What is shown when nothing was found. @default the words of a search without hits */
  emptyMessage?: string;
  /** Ways on when nothing was found. */
  emptyActions?: ReactNode;
  /** A list of one day: its entries show the time, and are rows until the reader chooses. @default false */
  ofOneDay?: boolean;
  /** The single asset class of the page, carried on by profile links. */
  assetClass?: ProfileAssetClass | undefined;
  /** What was searched, marked in the titles. @default '' */
  searchTerm?: string;
  /** The first few of a longer list that stands elsewhere: neither counted nor continued here. @default false */
  excerpt?: boolean;
  /** Whether the editions of a paper may be one entry here, so that the reader can show them separately. @default false */
  folds?: boolean;
  /** What stands above the list: its count where it goes on beyond its limit, how it is sorted, and what can be done with it. */
  head?: { total?: TotalOf; tools: ReactNode };
}

/**
 * A list of publications with its count, its placeholders and its end. One modal serves all tiles. Back and a reload bring it
 * back as it was. [T-02] [H-06] [L-07]
 */
export function PublicationList(props: PublicationListProps) {
  const { query, paging, emptyMessage, emptyActions, ofOneDay = false, assetClass, head } = props;
  const { excerpt = false, folds = false } = props;
  const { t } = useMessages<ResearchMessage>();
  const { list, latest, isComing: isAwaited, stale } = useWholeList(query);
  // What comes is drawn next to taps and keystrokes, and never holds one up.
  const { name, data } = useDeferredValue(latest);
  const isDeferred = data !== latest.data;
  const [noAccess, setNoAccess] = useState(false);
  // The same function at every render: the tiles already shown are not rendered again when more follow.
  const handleNoAccess = useCallback(() => setNoAccess(true), []);
  const pages = data?.pages ?? noPages;
  const canLoadMore = list.hasNextPage && !list.isFetchNextPageError;
  const publications = useMemo(() => shownPublications(pages), [pages]);
  const shown = publications.length;
  const section = useRef<HTMLElement>(null);
  const walk = useWalkedList(section, publications);
  const chosenView = useListView(ofOneDay ? 'rows' : 'tiles');
  const view = excerpt ? 'tiles' : chosenView;
  const slices = useSlices(shown, view);
  const { drawn } = slices;
  const [keysOpen, setKeysOpen] = useListKeys(section, !excerpt);
  useListPlace(section, {
    pages: stale === undefined ? pages.length : 0,
    settled: !list.isFetching && !isDeferred && drawn === shown,
    loadMore: canLoadMore ? () => void list.fetchNextPage() : undefined,
  });

  const isPending = data === undefined;
  const isComing = isPending || list.isPlaceholderData || isAwaited || isDeferred;
  const offersEditions = useOffersEditions(publications, isComing) && folds;
  useContentToCome(isPending && !list.isError);
  if (isPending && list.isError) {
    return (
      <ErrorPanel
        title={t('research.list.failed')}
        text={t(failureMessage(list.error))}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }

  const told = pages.at(-1)?.pagination_metadata;
  const read = pages.reduce((sum, { records, left_out = 0 }) => sum + records.length + left_out, 0);
  const progress = { shown, read, limit: paging.limit, page: pages.length };
  const ending = listEnding({ ...progress, numPages: told?.num_pages ?? 0 });
  return (
    <section
      ref={section}
      className={styles.list}
      aria-busy={isComing || drawn < shown || undefined}
      data-stale={stale}
    >
      {excerpt ? null : (
        <div className={styles.head}>
          <ListCount {...{ name, shown, ending, told }} limit={paging.limit} total={head?.total} />
          {head?.tools}
          {head?.tools === undefined ? null : <div className={styles.break} />}
          {offersEditions ? <EditionsSwitch /> : null}
          <div className={styles.ways}>
            <ListViewSwitch view={view} />
            <ListKeys open={keysOpen} onOpen={setKeysOpen} />
          </div>
          <SubscriptionSwitch told={told} />
        </div>
      )}
      {list.isRefetchError || stale === 'failed' ? (
        <QuietFailure of={stale && t('research.list.stale')} onRetry={() => void list.refetch()} />
      ) : null}
      <LeftOut of={pages} />
      {isPending ? <Placeholders count={paging.pageSize} view={view} /> : null}
      {!isPending && shown === 0 && read === 0 ? (
        <>
          <EmptyNotice>{emptyMessage ?? t('research.list.empty')}</EmptyNotice>
          {emptyActions}
        </>
      ) : null}
      {shown > 0 ? (
        <WalkContext value={walk}>
          <Tiles
            name={name}
            view={view}
            held={stale === 'waiting'}
            publications={publications}
            slices={slices}
            withTime={ofOneDay}
            assetClass={assetClass}
            searchTerm={props.searchTerm}
            onNoAccess={handleNoAccess}
          />
        </WalkContext>
      ) : null}
      <ListEnd
        ending={excerpt ? 'none' : ending}
        loading={list.isFetchingNextPage || stale === 'waiting' || isDeferred || drawn < shown}
        failed={list.isFetchNextPageError}
        onLoadMore={() => void list.fetchNextPage()}
      />
      <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
    </section>
  );
}
