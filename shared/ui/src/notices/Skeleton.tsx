import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** As tall as what it stands for: any CSS length, or pixels. */
  height: number | string;
  /** @default '100%' */
  width?: number | string;
}

/** The place of something that is still on its way. Silent: the screen around it says what is loading. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
