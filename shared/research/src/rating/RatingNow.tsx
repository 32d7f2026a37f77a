import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { RatingChange } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { RatingArrow } from './RatingArrow.tsx';
import styles from './RatingNow.module.css';
import { ratingLabel } from './ratingLabel.ts';
import { ratingMove } from './ratingMove.ts';

interface RatingNowProps {
  current: string;
  /** The last change; null if unknown. */
  change: RatingChange | null;
}

/** A current rating on one line, with the arrow of its last change, which is read out. [L-18] */
export function RatingNow({ current, change }: RatingNowProps) {
  const { t } = useMessages<ResearchMessage>();
  const now = ratingLabel(current, 'own', t);
  if (change === null) return <span className={styles.rating}>{now}</span>;
  const move = ratingMove({ ...change, current });
  const from =
    move === 'Reiterate' ? '' : ` ${ratingLabel(change.previous, 'own', t)} ${t('research.rating.to')}`;
  return (
    <span className={styles.rating}>
      <VisuallyHidden>
        {t(`research.rating.action.${move}`)}
        {from}{' '}
      </VisuallyHidden>
      <RatingArrow move={move} size={16} />
      {now}
    </span>
  );
}
