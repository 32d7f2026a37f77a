import styles from './Progress.module.css';

/** A line that moves for as long as something is under way. What that is stands above it. */
export function Progress() {
  return <div className={styles.line} aria-hidden="true" />;
}
