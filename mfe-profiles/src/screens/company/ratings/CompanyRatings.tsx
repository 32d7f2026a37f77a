import { formatDay, useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Kpis } from '@portal/wire';
import { RatingChange } from '#components/ratings/RatingChange.tsx';
import { RatingValue, type RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './CompanyRatings.module.css';
import { TargetPrice } from './TargetPrice.tsx';

interface CompanyRatingsProps {
  company: string;
  ratings: Kpis['Ratings'];
  subjects: readonly RatedSubject[];
}

/** Current ratings, their dates and the previous ratings, of shares with the target price. [P-02] [P-08] */
export function CompanyRatings({ company, ratings, subjects }: CompanyRatingsProps) {
  const { t } = useMessages<ProfilesMessage>();
  return (
    <dl className={styles.ratings} aria-label={t('profiles.column.ratings')}>
      {subjects.map((subject) => (
        <div key={subject} className={styles.rating}>
          <dt className={styles.subject}>{t(`profiles.rating.${subject}`)}</dt>
          <dd className={styles.figure}>
            <SubjectRating rating={ratings[subject]} subject={subject} />
            {subject === 'Equity' && (ratings.Equity?.current ?? '') !== '' ? (
              <TargetPrice company={company} />
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SubjectRating({
  rating,
  subject,
}: {
  rating: Kpis['Ratings'][RatedSubject];
  subject: RatedSubject;
}) {
  const { t } = useMessages<ProfilesMessage>();
  const current = rating?.current ?? '';
  if (rating === null || current === '')
    return <span className={styles.none}>{t('profiles.rating.none')}</span>;
  const day = formatDay(rating.date ?? '');
  const { coverage } = rating;
  return (
    <>
      <span className={styles.current}>
        <RatingValue rating={current} subject={subject} />
        {coverage === undefined ? null : (
          <span className={styles.provider}>
            <VisuallyHidden> {t('profiles.rating.provider')}: </VisuallyHidden>
            {t(`profiles.rating.provider.${coverage}`)}
          </span>
        )}
      </span>
      {day === '' ? null : (
        <span className={styles.detail}>
          {t('profiles.rating.since')} <time dateTime={rating.date ?? ''}>{day}</time>
        </span>
      )}
      {rating.previous === null ? null : (
        <span className={styles.detail}>
          <RatingChange {...rating} current={current} subject={subject} />
        </span>
      )}
    </>
  );
}
