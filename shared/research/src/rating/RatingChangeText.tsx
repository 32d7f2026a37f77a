import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Rating, RatingCoverage } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { NoValue } from '../NoValue.tsx';
import { RatingArrow } from './RatingArrow.tsx';
import { ratingLabel } from './ratingLabel.ts';
import { ratingMove } from './ratingMove.ts';
import styles from './RatingChangeText.module.css';

interface RatingChangeTextProps {
  rating: Pick<Rating, 'current' | 'previous' | 'action'>;
  coverage: RatingCoverage;
}

/** A rating's change in words, with an arrow. Colour only repeats it; screen readers get text. [L-10] */
export function RatingChangeText({ rating, coverage }: RatingChangeTextProps) {
  const { t } = useMessages<ResearchMessage>();
  const { current, previous, action } = rating;
  if (current === null || current === '') return <NoValue label="research.rating.notRated" />;
  const now = <span className={styles.current}>{ratingLabel(current, coverage, t)}</span>;
  if (previous === null || action === null) return now;
  const repeats = action === 'Reiterate';
  const move = ratingMove({ previous, current, action });
  return (
    <span className={styles.change}>
      {repeats ? null : <VisuallyHidden>{t(`research.rating.action.${move}`)} </VisuallyHidden>}
      <span className={styles.previous}>
        {repeats ? t('research.rating.action.Reiterate') : ratingLabel(previous, coverage, t)}
      </span>{' '}
      <span className={styles.now}>
        <RatingArrow move={move} size={18} />
        {repeats ? null : <VisuallyHidden>{t('research.rating.to')} </VisuallyHidden>}
        {now}
      </span>
    </span>
  );
}
