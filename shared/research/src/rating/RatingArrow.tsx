import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@portal/ui';
import styles from './RatingArrow.module.css';
import type { RatingMove } from './ratingMove.ts';

const arrows: Record<RatingMove, typeof IconArrowRight> = {
  Upgrade: IconArrowUpRight,
  Downgrade: IconArrowDownRight,
  Reiterate: IconArrowRight,
  Refresh: IconArrowRight,
  OutlookRaised: IconArrowUpRight,
  OutlookLowered: IconArrowDownRight,
};

/** The arrow of a rating that rises, falls or stays. Its colour repeats the direction; what it means stands in words next to it. */
export function RatingArrow({ move, size }: { move: RatingMove; size: number }) {
  const Arrow = arrows[move];
  return <Arrow className={styles.arrow} data-move={move} size={size} stroke={2} aria-hidden="true" />;
}
