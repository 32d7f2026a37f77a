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
  /** How it came about; null where that is not known. */
  change: RatingChange | null;
}

/** What something is rated today, on one line, with the arrow of its last change. The change is read out. [L-18] */
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
