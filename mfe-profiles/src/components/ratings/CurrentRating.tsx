import { formatDay, useMessages } from '@portal/i18n';
import { NoValue } from '@portal/research';
import { VisuallyHidden } from '@portal/ui';
import type { CoveredCompany } from '@portal/wire-profiles';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './CurrentRating.module.css';
import { ratingProvider } from './ratingProvider.ts';
import { RatingValue, type RatedSubject } from './RatingValue.tsx';

type Rating = CoveredCompany['kpis']['Ratings']['Equity'];

interface CurrentRatingProps {
  rating: Rating;
  kind: RatedSubject;
  /** Names the bank that rates. @default false */
  withProvider?: boolean;
}

/** The current rating with its date; a dash if there is none. */
export function CurrentRating({ rating, kind, withProvider = false }: CurrentRatingProps) {
  const { t } = useMessages<ProfilesMessage>();
  const current = rating?.current ?? '';
  if (current === '') return <NoValue label="research.rating.notRated" />;
  const day = formatDay(rating?.date ?? '');
  const provider = withProvider && kind === 'Equity' ? ratingProvider(current) : undefined;
  return (
    <span className={styles.rating}>
      <RatingValue rating={current} subject={kind} />
      <span className={styles.details}>
        {provider === undefined ? null : (
          <span>
            <VisuallyHidden>{t('profiles.provider')}: </VisuallyHidden>
            {t(`profiles.provider.${provider}`)}
          </span>
        )}
        {day === '' ? null : <time dateTime={rating?.date ?? ''}>{day}</time>}
      </span>
    </span>
  );
}
