import { queryClient } from '@portal/api';
import { pages } from '@portal/contract';
import { languageStore, useMessages } from '@portal/i18n';
import {
  foldedEditions,
  noFilters,
  PageLink,
  PublicationList,
  publicationsQuery,
  useFoldedEditions,
  type FoldedEditions,
  type Paging,
} from '@portal/research';
import { PageHeading } from '@portal/ui';
import { libraryCalls } from '@portal/wire-libraries';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './RecentlyReadScreen.module.css';

const paging: Paging = { pageSize: 50, limit: 50 };

const recentQuery = (folded: FoldedEditions) => ({
  ...publicationsQuery({ key: ['recentlyRead'], call: libraryCalls.recentlyRead, filters: folded, paging }),
  staleTime: 5_000,
});

/** Starts the read without waiting: the page shows placeholders. */
export function loader() {
  const folded = foldedEditions(noFilters, languageStore.getState().language);
  // The list reads the same query and reports errors.
  queryClient.infiniteQuery(recentQuery(folded)).catch(() => undefined);
  return null;
}

/** /recently-read: what the client opened last, latest first. [L-21] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <div className={styles.screen}>
      <PageHeading>{t('libraries.recent.name')}</PageHeading>
      <PublicationList
        query={recentQuery(useFoldedEditions(noFilters))}
        paging={paging}
        emptyMessage={t('libraries.recent.empty')}
        emptyActions={
          <PageLink to={pages.todaysHighlights.href()}>{t('libraries.highlights.name')}</PageLink>
        }
        folds
      />
    </div>
  );
}
