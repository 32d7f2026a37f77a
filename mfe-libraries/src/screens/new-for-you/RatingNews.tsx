import { useQuery } from '@portal/api';
import { formatDay, useMessages, useToday } from '@portal/i18n';
import { SkippedRecords, NoValue, PageLink, profileLink, tagLabel } from '@portal/research';
import { EmptyNotice, QuietFailure, Skeleton } from '@portal/ui';
import type { FollowedRating, NewsPeriod } from '@portal/wire-libraries';
import { followedRatingsQuery } from '#api/newForYou.ts';
import { FollowedChange } from '#components/FollowedChange.tsx';
import { ratingKinds } from '#components/ratingKinds.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './NewForYouScreen.module.css';

/** Ratings that changed or began on what the client follows, newest first. [L-25] */
export function RatingNews({ period }: { period: NewsPeriod }) {
  const { t } = useMessages<LibrariesMessage>();
  const { data, isError, refetch } = useQuery(followedRatingsQuery(period, useToday()));
  return (
    <section className={styles.section} aria-labelledby="new-ratings">
      <div className={styles.head}>
        <h2 id="new-ratings" className={styles.title}>
          {t('libraries.ratings')}
        </h2>
        {data === undefined || data.since === null ? null : (
          <p className={styles.since}>
            {period === 'last_visit' && !data.visited
              ? t('libraries.newForYou.firstVisit')
              : t('libraries.newForYou.sinceDay', { day: formatDay(data.since) })}
          </p>
        )}
      </div>
      {data === undefined ? (
        isError && <QuietFailure onRetry={() => void refetch()} />
      ) : (
        <>
          {data.records.length === 0 ? <EmptyNotice>{t('libraries.newForYou.noRatings')}</EmptyNotice> : null}
          <ul className={styles.ratings}>
            {data.records.map((each) => (
              <li key={`${each.id} ${each.type} ${each.coverage} ${each.rating.date}`}>
                <RatingLine followed={each} />
              </li>
            ))}
          </ul>
          <SkippedRecords of={[data]} />
        </>
      )}
      {data === undefined && !isError ? <Placeholders /> : null}
    </section>
  );
}

function RatingLine({ followed }: { followed: FollowedRating }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { type, rating } = followed;
  const name = tagLabel(followed, 'Company', language);
  const to = profileLink(followed, type === 'Bonds' ? 'Fixed Income' : undefined);
  const day = formatDay(rating.date ?? '');
  return (
    <article className={styles.rating}>
      <h3 className={styles.company}>{to === undefined ? name : <PageLink to={to}>{name}</PageLink>}</h3>
      <p className={styles.kind}>
        {rating.action === null
          ? t('libraries.newForYou.begun', { rating: t(ratingKinds[type]) })
          : t(ratingKinds[type])}
      </p>
      <p className={styles.change}>
        <FollowedChange followed={followed} />
      </p>
      <p className={styles.day}>
        {rating.date === null || day === '' ? (
          <NoValue label="research.rating.noDate" />
        ) : (
          <time dateTime={rating.date}>{day}</time>
        )}
      </p>
    </article>
  );
}

function Placeholders() {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <div aria-busy="true">
      <p role="status" className={styles.since}>
        {t('common.loading')}
      </p>
      <Skeleton height="6rem" />
    </div>
  );
}
