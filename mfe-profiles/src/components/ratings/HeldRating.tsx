import { formatDay, useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { CoveredCompany } from '@portal/wire-profiles';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './HeldRating.module.css';
import { RatingValue, type RatedSubject } from './RatingValue.tsx';

type Rating = CoveredCompany['kpis']['Ratings']['Equity'];

interface HeldRatingProps {
  rating: Rating;
  kind: RatedSubject;
}

/** The current rating with its date; a dash if there is none. */
export function HeldRating({ rating, kind }: HeldRatingProps) {
  const { t } = useMessages<ProfilesMessage>();
  const current = rating?.current ?? '';
  if (current === '')
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('research.rating.notRated')}</VisuallyHidden>
      </>
    );
  const day = formatDay(rating?.date ?? '');
  return (
    <span className={styles.rating}>
      <RatingValue rating={current} subject={kind} />
      {day === '' ? null : <time dateTime={rating?.date ?? ''}>{day}</time>}
    </span>
  );
}
