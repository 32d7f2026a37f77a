import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Height of the content: a CSS length, or pixels. */
  height: number | string;
  /** @default '100%' */
  width?: number | string;
}

/** Placeholder while loading. Silent: the screen announces what is loading. The shell finds it by `data-placeholder`. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ height, width }} data-placeholder="" aria-hidden="true" />
  );
}
