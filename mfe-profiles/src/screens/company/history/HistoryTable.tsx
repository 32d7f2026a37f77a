import { formatDay, useMessages } from '@portal/i18n';
import type { StatedRating } from '@portal/wire-profiles';
import { RatingChange } from '#components/ratings/RatingChange.tsx';
import { RatingValue, type RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './RatingHistory.module.css';
import { newestFirst } from './ratingSteps.ts';

interface HistoryTableProps {
  /** What is rated. */
  name: string;
  subject: RatedSubject;
  stated: readonly StatedRating[];
}

/** What the chart shows, in rows: the day, the rating, and what it was before. */
export function HistoryTable({ name, subject, stated }: HistoryTableProps) {
  const { t } = useMessages<ProfilesMessage>();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('profiles.history.table', { name, count: stated.length })}
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('profiles.history.day')}</th>
            <th scope="col">{t('profiles.history.rating')}</th>
            <th scope="col">{t('profiles.history.change')}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst(stated).map((rating, place) => (
            <tr key={`${place} ${rating.date}`}>
              <td className={styles.day}>{formatDay(rating.date) || rating.date}</td>
              <td>
                <RatingValue rating={rating.current} subject={subject} />
              </td>
              <td>
                <RatingChange {...rating} subject={subject} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
