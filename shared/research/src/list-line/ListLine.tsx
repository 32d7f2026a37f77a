import { useInfiniteQuery } from '@portal/api';
import type { ReactNode } from 'react';
import { EditionsSwitch } from '../editions/EditionsSwitch.tsx';
import { useOffersEditions } from '../editions/useOffersEditions.ts';
import { useListView, type ListView } from '../list-view/listView.ts';
import { ListViewSwitch } from '../list-view/ListViewSwitch.tsx';
import type { PublicationsQuery } from '../publication-list/publicationsQuery.ts';
import { SubscriptionSwitch } from '../subscription/SubscriptionSwitch.tsx';
import styles from './ListLine.module.css';
import { MoreSheet } from './MoreSheet.tsx';

interface ListLineProps {
  /** The list's; only observed. */
  query: PublicationsQuery;
  /** Editions may be folded here. @default false */
  folds?: boolean;
  /** Unless the reader chose. @default 'tiles' */
  view?: ListView;
  /** In the line. */
  tools?: ReactNode;
  /** Behind the button, above the list's switches. */
  children: ReactNode;
}

/** What a narrow window shows next to the filters’ button: sorting, view, and a button for the rest. [L-27] */
export function ListLine({ query, folds = false, view = 'tiles', tools, children }: ListLineProps) {
  const { data } = useInfiniteQuery({ ...query, enabled: false });
  const chosen = useListView(view);
  const pages = data?.pages ?? [];
  const offersEditions = useOffersEditions(pages.flatMap(({ records }) => records)) && folds;
  return (
    <div className={styles.line}>
      {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
      <div className={styles.end}>
        <ListViewSwitch view={chosen} />
        <MoreSheet>
          {children}
          {offersEditions ? <EditionsSwitch /> : null}
          <SubscriptionSwitch metadata={pages.at(-1)?.pagination_metadata} />
        </MoreSheet>
      </div>
    </div>
  );
}
