import { queryClient } from '@portal/api';
import { formatDay, today, useMessages } from '@portal/i18n';
import { libraryPaging, PublicationList } from '@portal/research';
import { PageHeading } from '@portal/ui';
import { highlightsQuery } from '#api/highlights.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { DmoDownload } from './DmoDownload.tsx';
import styles from './TodaysHighlightsScreen.module.css';

/** Starts the read and lets the page come up with its placeholders. */
export function loader() {
  // The list reads the same query and shows how it ended.
  queryClient.infiniteQuery(highlightsQuery(today())).catch(() => undefined);
  return null;
}

/** / and /todays-highlights  [H-01] [H-05] [H-06] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  const day = today();
  return (
    <div className={styles.screen}>
      <PageHeading aside={<DmoDownload day={day} />}>
        {t('libraries.highlights.name')} <span className={styles.day}>{formatDay(day)}</span>
      </PageHeading>
      <PublicationList
        query={highlightsQuery(day)}
        paging={libraryPaging}
        emptyMessage={t('libraries.highlights.empty')}
        withTime
      />
    </div>
  );
}
