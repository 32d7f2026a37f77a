import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@portal/ui';
import styles from './RatingArrow.module.css';
import type { RatingMove } from './ratingMove.ts';

export const ratingArrows: Record<RatingMove, typeof IconArrowRight> = {
  Upgrade: IconArrowUpRight,
  Downgrade: IconArrowDownRight,
  Reiterate: IconArrowRight,
  Refresh: IconArrowRight,
  OutlookRaised: IconArrowUpRight,
  OutlookLowered: IconArrowDownRight,
};

/** Arrow of a rating's direction, repeated by colour; the text next to it says the same. */
export function RatingArrow({ move, size }: { move: RatingMove; size: number }) {
  const Arrow = ratingArrows[move];
  return <Arrow className={styles.arrow} data-move={move} size={size} stroke={2} aria-hidden="true" />;
}
