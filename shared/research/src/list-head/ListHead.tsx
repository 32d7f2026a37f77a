import type { PublicationList } from '@portal/wire';
import type { ReactNode } from 'react';
import { EditionsSwitch } from '../editions/EditionsSwitch.tsx';
import { ListKeys } from '../list-keys/ListKeys.tsx';
import type { ListView } from '../list-view/listView.ts';
import { ListViewSwitch } from '../list-view/ListViewSwitch.tsx';
import { SubscriptionSwitch } from '../subscription/SubscriptionSwitch.tsx';
import styles from './ListHead.module.css';

export interface ListHeadContent {
  tools?: ReactNode;
  /** A ListLine has the switches: only the tools stand next to the count. @default false */
  inLine?: boolean;
  /** Then the count may be for screen readers alone. @default false */
  uncounted?: boolean;
}

interface ListHeadProps {
  head: ListHeadContent | undefined;
  count: ReactNode;
  view: ListView;
  offersEditions: boolean;
  /** From the last page; undefined while loading. */
  metadata: PublicationList['pagination_metadata'] | undefined;
  keysOpen: boolean;
  onKeys: (open: boolean) => void;
}

/** Above a list: its count, tools and switches. [T-02] [L-27] */
export function ListHead({
  head = {},
  count,
  view,
  offersEditions,
  metadata,
  keysOpen,
  onKeys,
}: ListHeadProps) {
  const { tools, inLine = false, uncounted = false } = head;
  const keys = <ListKeys open={keysOpen} onOpen={onKeys} />;
  if (inLine)
    return (
      <div className={styles.head} data-in-line data-uncounted={uncounted || undefined}>
        {count}
        {tools}
        {keys}
      </div>
    );
  return (
    <div className={styles.head}>
      {count}
      {tools}
      {tools === undefined ? null : <div className={styles.break} />}
      {offersEditions ? <EditionsSwitch /> : null}
      <div className={styles.ways}>
        <ListViewSwitch view={view} />
        {keys}
      </div>
      <SubscriptionSwitch metadata={metadata} />
    </div>
  );
}
