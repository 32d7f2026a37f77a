import { useMessages } from '@portal/i18n';
import type { PublicationList } from '@portal/wire';
import type { ReactNode } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { listCount } from './listCount.ts';
import type { ListEnding } from '../publication-list/listEnding.ts';
import styles from './ListHead.module.css';

/** Renders the count of a list that exceeds its limit. */
export type TotalOf = (counted: { shown: number; entitledOnly: boolean }) => ReactNode;

interface ListCountProps {
  /** Identifies the list. */
  name: string;
  shown: number;
  /** From the last page; undefined while loading. */
  metadata: PublicationList['pagination_metadata'] | undefined;
  ending: ListEnding;
  limit: number;
  total: TotalOf | undefined;
}

/** How many publications a list has and shows. [T-02] [L-24] */
export function ListCount({ name, shown, metadata, ending, limit, total }: ListCountProps) {
  const { t } = useMessages<ResearchMessage>();

  function words() {
    if (metadata === undefined) return t('common.loading');
    if (shown === 0) return '0';
    const { max_records, entitled_only: entitledOnly = false } = metadata;
    const { max: count, isCapped } = listCount({ shown, max: max_records, ending, limit });
    if (count === undefined) return t('research.list.openEnded', { shown });
    if (isCapped) return total?.({ shown, entitledOnly }) ?? t('research.list.count', { shown, max: count });
    return t('research.list.shownOf', { shown, count });
  }

  return (
    <p className={styles.count} role="status">
      {/* Keyed by list, so that an equal count is announced too. */}
      <span key={name}>{words()}</span>
    </p>
  );
}
