import { useInfiniteQuery, useQuery } from '@portal/api';
import { pages, parseLanguage } from '@portal/contract';
import { formatDay, useMessages, useToday } from '@portal/i18n';
import {
  entitledParameter,
  noFilters,
  PageLink,
  profileLink,
  tagLabel,
  useFoldedEditions,
  useFollowsNothing,
} from '@portal/research';
import { QuietFailure } from '@portal/ui';
import type { ReactNode } from 'react';
import { followedRatingsQuery, newPapersQuery } from '#api/newForYou.ts';
import { FollowedChange } from '#components/FollowedChange.tsx';
import { ratingKinds } from '#components/ratingKinds.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { startEntries, type StartEntry } from './startEntries.ts';
import styles from './StartNews.module.css';

const since = 'last_visit';

/** After a first visit, of the last days, as on the page New for you. */
function useStartNews() {
  const day = useToday();
  // Three entries have no room for what is closed.
  const parameters = { ...useFoldedEditions(noFilters), ...entitledParameter(true) };
  const ratings = useQuery(followedRatingsQuery(since, day));
  const period = ratings.data?.visited === false ? 'week' : since;
  const papers = useInfiniteQuery({
    ...newPapersQuery({ period, day, parameters }),
    enabled: !ratings.isPending,
  });
  const [first] = papers.data?.pages ?? [];
  const isKnown = ratings.data !== undefined && first !== undefined;
  return {
    isFailed: ratings.isError || papers.isError,
    retry: () => [ratings, papers].forEach(({ isError, refetch }) => isError && void refetch()),
    entries: isKnown
      ? startEntries({
          ratings: ratings.data.records,
          coverage: ratings.data.coverage,
          papers: first.records,
        })
      : undefined,
  };
}

/** At most three entries in a place whose size does not depend on them. [L-25] */
export function StartNews() {
  const { t } = useMessages<LibrariesMessage>();
  const { entries, isFailed, retry } = useStartNews();
  return (
    <section className={styles.part} aria-labelledby="start-news">
      <div className={styles.head}>
        <h2 id="start-news" className={styles.title}>
          {t('libraries.newForYou.name')}
        </h2>
        <PageLink to={pages.newForYou.href()}>{t('libraries.newForYou.all')}</PageLink>
      </div>
      {entries === undefined ? isFailed && <QuietFailure onRetry={retry} /> : <Entries entries={entries} />}
    </section>
  );
}

function Entries({ entries }: { entries: readonly StartEntry[] }) {
  const { t } = useMessages<LibrariesMessage>();
  const followsNothing = useFollowsNothing(entries.length === 0);
  if (entries.length === 0)
    return (
      <p className={styles.nothing}>
        {t(followsNothing ? 'research.follow.nothing' : 'libraries.newForYou.nothing')}
      </p>
    );
  return (
    <ul className={styles.entries}>
      {entries.map((entry, place) => (
        // Nothing is moved within them.
        <li key={place} className={styles.entry}>
          <EntryOf entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryOf({ entry }: { entry: StartEntry }) {
  const { t, language } = useMessages<LibrariesMessage>();
  switch (entry.kind) {
    case 'rating': {
      const { rating } = entry;
      return (
        <Named to={profileLink(rating)} name={tagLabel(rating, 'Company', language)}>
          <span className={styles.rating}>
            {t(ratingKinds[rating.type])} <FollowedChange followed={rating} />
          </span>
        </Named>
      );
    }
    case 'coverage': {
      const { change } = entry;
      return (
        <Named to={profileLink(change)} name={tagLabel(change, 'Company', language)}>
          {t(`libraries.newForYou.change.${change.change}`)}
        </Named>
      );
    }
    case 'paper': {
      const {
        doc_ref: docRef,
        preview_link: preview,
        title,
        language: spoken,
        publication_date: day,
      } = entry.paper;
      const to = preview === '' ? undefined : pages.documentPreview.href({ docRef });
      return (
        <Named to={to} name={title} lang={parseLanguage(spoken.value)}>
          {formatDay(day)}
        </Named>
      );
    }
  }
}

interface NamedProps {
  to: string | undefined;
  name: string;
  lang?: string | undefined;
  children: ReactNode;
}

function Named({ to, name, lang, children }: NamedProps) {
  return (
    <>
      <h3 className={styles.name} lang={lang}>
        {to === undefined ? (
          name
        ) : (
          <PageLink to={to} lang={lang}>
            {name}
          </PageLink>
        )}
      </h3>
      <p className={styles.about}>{children}</p>
    </>
  );
}
