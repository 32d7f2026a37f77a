import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  SkippedRecords,
  PublicationBrief,
  useWalkedList,
  WalkContext,
  type FoldedEditions,
} from '@portal/research';
import { EmptyNotice, QuietFailure, Skeleton, VisuallyHidden } from '@portal/ui';
import type { PublicationList } from '@portal/wire';
import { useRef } from 'react';
import { selectedLimit, selectedQuery } from '#api/selected.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './SelectedPublications.module.css';

/** At the limit there may be more. [L-11] */
const hasReachedLimit = ({ records, skipped = 0 }: PublicationList) =>
  records.length + skipped >= selectedLimit;

interface SelectedPublicationsProps {
  languages: readonly string[];
  folded: FoldedEditions;
}

/** Selected fixed income publications, in one list without paging. [L-11] */
export function SelectedPublications({ languages, folded }: SelectedPublicationsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { data, isError, refetch } = useQuery(selectedQuery(languages, folded));
  const list = useRef<HTMLUListElement>(null);
  const walk = useWalkedList(list, data?.records ?? []);
  if (data === undefined && isError) return <QuietFailure onRetry={() => void refetch()} />;
  if (data === undefined) return <Placeholders />;
  if (data.records.length === 0) return <EmptyNotice>{t('libraries.selected.empty')}</EmptyNotice>;
  return (
    <>
      <WalkContext value={walk}>
        <ul ref={list}>
          {data.records.map((publication) => (
            <li key={publication.doc_ref}>
              <PublicationBrief publication={publication} />
            </li>
          ))}
        </ul>
      </WalkContext>
      {hasReachedLimit(data) ? <p className={styles.limit}>{t('libraries.selected.limit')}</p> : null}
      <SkippedRecords of={[data]} />
    </>
  );
}

function Placeholders() {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{t('common.loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: selectedLimit }, (_, place) => (
        <div key={place} className={styles.placeholder}>
          <Skeleton height={16} width={place % 2 === 0 ? '90%' : '70%'} />
          <Skeleton height={12} width="40%" />
        </div>
      ))}
    </div>
  );
}
