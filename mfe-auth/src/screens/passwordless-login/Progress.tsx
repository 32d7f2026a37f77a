import styles from './Progress.module.css';

/** An indeterminate progress line; the text above says what is happening. */
export function Progress() {
  return <div className={styles.line} aria-hidden="true" />;
}
