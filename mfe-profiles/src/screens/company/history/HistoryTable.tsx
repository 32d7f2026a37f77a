import { parseLanguage } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import { PageLink } from '@portal/research';
import type { RatingPaper, StatedRating } from '@portal/wire-profiles';
import { RatingChange } from '#components/ratings/RatingChange.tsx';
import { RatingValue, type RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { formatPrice } from './formatPrice.ts';
import styles from './RatingHistory.module.css';
import { newestFirst } from './ratingSteps.ts';

interface HistoryTableProps {
  name: string;
  subject: RatedSubject;
  stated: readonly StatedRating[];
}

/** The data of the chart: date, rating and previous rating. */
export function HistoryTable({ name, subject, stated }: HistoryTableProps) {
  const { t, language } = useMessages<ProfilesMessage>();
  const hasPrices = stated.some(({ close_price }) => close_price !== null);
  const hasTargets = stated.some(({ target_price }) => target_price !== null);
  const hasPapers = stated.some(({ paper }) => paper !== null);
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
            {hasPrices ? (
              <th scope="col" className={styles.price}>
                {t('profiles.history.closePrice')}
              </th>
            ) : null}
            {hasTargets ? (
              <th scope="col" className={styles.price}>
                {t('profiles.history.targetPrice')}
              </th>
            ) : null}
            {hasPapers ? <th scope="col">{t('profiles.history.paper')}</th> : null}
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
              {hasPrices ? (
                <td className={styles.price}>
                  {rating.close_price === null ? '–' : formatPrice(rating.close_price, language)}
                </td>
              ) : null}
              {hasTargets ? (
                <td className={styles.price}>
                  {rating.target_price === null ? '–' : formatPrice(rating.target_price, language)}
                </td>
              ) : null}
              {hasPapers ? <td>{rating.paper === null ? '–' : <PaperLink paper={rating.paper} />}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function PaperLink({ paper: { title, language, preview_link: link } }: { paper: RatingPaper }) {
  return (
    <PageLink to={link} lang={parseLanguage(language)}>
      {title}
    </PageLink>
  );
}
