import { useMessages } from '@portal/i18n';
import { ratingArrows, ratingMove } from '@portal/research';
import { VisuallyHidden } from '@portal/ui';
import type { RatingAction } from '@portal/wire';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './RatingChange.module.css';
import { RatingValue, type RatedSubject } from './RatingValue.tsx';

interface RatingChangeProps {
  previous: string | null;
  current: string;
  action: RatingAction | null;
  subject: RatedSubject;
}

/** The change from the previous rating; nothing if there is none. */
export function RatingChange({ previous, current, action, subject }: RatingChangeProps) {
  const { t } = useMessages<ProfilesMessage>();
  if (previous === null) return null;
  if (previous === current) return t('research.rating.action.Reiterate');
  const change = action === null || action === 'Reiterate' ? 'Refresh' : action;
  const move = ratingMove({ previous, current, action: change });
  const Arrow = ratingArrows[move];
  return (
    <span className={styles.change} data-action={change}>
      <VisuallyHidden>{t(`research.rating.action.${move}`)} </VisuallyHidden>
      <span className={styles.previous}>
        <RatingValue rating={previous} subject={subject} />
      </span>
      <Arrow className={styles.arrow} size={16} stroke={2} aria-hidden="true" />
      <span>
        <VisuallyHidden> {t('research.rating.to')} </VisuallyHidden>
        <RatingValue rating={current} subject={subject} />
      </span>
    </span>
  );
}
